# Pelajaran. `learn-<pelajaran>` adalah judul; `learn-<pelajaran>-<langkah>` mengatakan yang perlu diketahui, dengan `-do` yang
# harus dilakukan; `-after` yang dipelajari; `-astray`, atau `-astray-<perbuatan>`, sebab hal lain melenceng dari situ.
# Kalimat tak boleh panjang: di ponsel semuanya berdiri di atas meja.

# --- di sekelilingnya ---
title-learn = { $lesson } — Durak
learn = Belajar main
learn-about = { $count } pelajaran singkat di meja sungguhan, lima menit seluruhnya. Kamu yang main, dan tak usah takut salah.
learn-begin = Mulai
learn-go-on = Lanjut: { $lesson }
learn-list = Pelajaran
learn-done = selesai
learn-number = Pelajaran { $n } dari { $count }
learn-ready = Kamu sudah bisa
learn-ready-about = Itulah durak seluruhnya. Sisanya datang sambil main, dan sesekali kalah.
learn-start = Mulai main
learn-start-about = Klasik, { seats-word }, lawan mudah.
learn-met = Bagus
learn-strayed = Sekali lagi
learn-next = Pelajaran berikut
learn-finish = Selesai
learn-again = Coba lagi
tool-lesson-back = Kembali
tool-lesson-again = Ulangi
tool-lesson-next = Lewati
tool-lessons = Pelajaran

# --- lead ---
learn-lead = Seranganmu
learn-lead-lead = Di durak tak ada yang menang, yang ada yang kalah: yang terakhir pegang kartu jadi durak, si dungu. Jadi habiskan kartumu.
learn-lead-lead-do = Kamu menyerang: mainkan kartu apa saja.
learn-lead-done = Vera menangkisnya: kembangnya sama, kartunya lebih tinggi. Tak ada yang bisa kamu tambah.
learn-lead-done-do = Tekan “Cukup”.
learn-lead-after = Kartu yang tertangkis dibuang dan tak kembali, lalu kalian berdua menarik sampai enam lagi. Vera berhasil bertahan, jadi sekarang dia menyerang.

# --- beat ---
learn-beat = Tangkis
learn-beat-first = Vera menyerang, kamu bertahan. Kartu ditangkis dengan kartu kembang sama yang lebih tinggi. Dari rendah ke tinggi: 6 7 8 9 10 J Q K A.
learn-beat-first-do = Tangkis { CARD("8c") }.
learn-beat-second = Vera menambah satu kartu delapan lagi: kartu boleh ditambah kalau nilainya sudah ada di meja.
learn-beat-second-do = Tangkis { CARD("8d") } juga.
learn-beat-after = Tertangkis semua! Kartunya dibuang, dan yang berhasil bertahan ganti menyerang: kamu.
learn-beat-astray = Kamu mengambil, dan itu selalu boleh. Tapi bisa ditangkis: kamu punya kartu kembang itu yang lebih tinggi.

# --- trump ---
learn-trump = Truf
learn-trump-trump = Satu kembang jadi truf: kartu di bawah tumpukan menunjukkannya, kali ini { SUIT("s") }. Truf menangkis kartu kembang lain apa pun, as sekalipun.
learn-trump-trump-do = Tangkis { CARD("Ah") }.
learn-trump-after = Sembilan menangkis as! Truf sendiri hanya bisa ditangkis truf yang lebih tinggi: simpan trufmu untuk saat genting.
learn-trump-astray = Kamu mengambil as itu. Padahal { CARD("9s") } itu truf, dan bisa menangkisnya.

# --- take ---
learn-take = Ambil
learn-take-beat = Vera menyerang dengan kartu tujuh. Ini gampang.
learn-take-beat-do = Tangkis { CARD("7c") }.
learn-take-take = Vera menambah kartu sembilan, senilai dengan kartumu. Kamu tak punya hati yang lebih tinggi, truf pun tidak. Tak bisa menangkis, ya ambil.
learn-take-take-do = Tekan “Ambil”.
learn-take-after = Kamu mengambil seisi meja, plus kartu sembilan ketiga yang ditambahkan Vera. Yang mengambil tidak menyerang: giliran dia lagi. Biasa, semua orang pernah.
learn-take-astray = Jangan buru-buru: { CARD("9c") } bisa menangkis kartu tujuh itu. Ambil kalau memang tak bisa menangkis.

# --- throw in ---
learn-throw-in = Tambah
learn-throw-in-lead = Dua kartu tujuh: sepasang itu bagus untuk menyerang. Mulai dengan salah satunya.
learn-throw-in-lead-do = Serang dengan kartu tujuh.
learn-throw-in-first = Tertangkis. Sekarang kamu boleh menambah kartu yang nilainya ada di meja, senilai kartu Vera juga boleh.
learn-throw-in-first-do = Tambah kartu yang menyala.
learn-throw-in-second = Bagus. Masih ada satu lagi yang cocok.
learn-throw-in-second-do = Tambahkan.
learn-throw-in-done = Tak ada lagi yang cocok.
learn-throw-in-done-do = Tekan “Cukup”.
learn-throw-in-after = Tiga serangan dalam satu ronde! Semua tertangkis dan dibuang, lalu tangan diisi lagi sampai enam, penyerang dulu.
learn-throw-in-astray-attack = Tak salah menyerang begitu, tapi tak ada lanjutannya. Dengan sepasang kamu menyerang dua kali: mulai dengan kartu tujuh.
learn-throw-in-astray-pass = Kamu terlalu cepat bilang “Cukup”: masih ada satu kartumu yang cocok.

# --- add ---
learn-add = Kartu susulan
learn-add-lead = Sepasang lagi, kali ini kuat.
learn-add-lead-do = Serang dengan queen.
learn-add-add = Vera tak bisa menangkis, jadi dia mengambil. Sebelum diangkat, kamu boleh menyusulkan kartu yang cocok: itu pun jadi miliknya.
learn-add-add-do = Tambahkan queen yang satu lagi.
learn-add-done = Tak ada lagi yang bisa disusulkan.
learn-add-done-do = Tekan “Cukup”.
learn-add-after = Sekarang Vera pegang delapan kartu. Dan karena yang mengambil tidak menyerang, giliranmu lagi.
learn-add-astray-attack = Serang dengan queen: masih ada satu lagi untuk disusulkan.
learn-add-astray-pass = Vera cuma kena satu kartu. Queen yang satu lagi juga cocok: nilainya sama.

# --- draw ---
learn-draw = Siapa dapat as?
learn-draw-lead = Menjelang akhir: tinggal dua kartu di tumpukan, yang terakhir { CARD("Ah") }, truf tertinggi. Penyerang menarik dulu. Mainkan dua kartu, dan keduanya jadi milikmu.
learn-draw-lead-do = Serang dengan kartu sepuluh.
learn-draw-throw = Dengan lima kartu di tangan kamu hanya menarik satu, dan Vera dapat as.
learn-draw-throw-do = Tambah kartu sepuluh yang satu lagi.
learn-draw-done = Empat kartu di tangan, dua untuk ditarik.
learn-draw-done-do = Tekan “Cukup”.
learn-draw-after = Asnya jadi milikmu. Tumpukan sudah habis: tak ada yang menarik lagi, dan tiap kartu yang dimainkan berarti berkurang satu.
learn-draw-astray-attack = Kartu itu tak ada lanjutannya: kamu hanya menarik satu, dan Vera dapat as. Mulai dengan kartu sepuluh.
learn-draw-astray-pass = Kamu menarik satu kartu, dan Vera dapat as. Tambah dulu kartu sepuluh yang satu lagi.

# --- limit ---
learn-limit = Berapa banyak?
learn-limit-lead = Tumpukan sudah habis. Kamu pegang tiga kartu delapan, tapi Vera tinggal punya dua kartu: lihat berapa tempat yang ada di meja.
learn-limit-lead-do = Serang dengan kartu delapan.
learn-limit-throw = Vera mengambil.
learn-limit-throw-do = Tambah satu kartu delapan lagi.
learn-limit-after = Kartu delapan ketiga terpaksa tetap di tanganmu. Tak seorang pun diserang dengan kartu lebih banyak dari yang dia pegang, atau lebih dari enam; di ronde pertama, lima.
learn-limit-astray-attack = King itu truf, simpan dulu: kamu punya tiga kartu delapan untuk menyerang.
learn-limit-astray-pass = Kamu masih bisa menambah satu kartu delapan sebelum Vera mengangkatnya.

# --- together ---
learn-together = Bertiga
learn-together-throw = Yang diserang adalah tetangga di kiri, dan semua yang lain boleh menambah, penyerang dulu. Di sini Vera menyerang Boris.
learn-together-throw-do = Setelah Vera bilang “Cukup”, tambah kartu yang menyala.
learn-together-done = Itu pun ditangkis Boris.
learn-together-done-do = Tekan “Cukup”.
learn-together-after = Menarik kartu bergiliran, penyerang pertama, yang bertahan terakhir. Boris menangkis semua, jadi kini dia menyerang, dan di sebelah kirinya kamu.
learn-together-astray = Boris terlalu mudah lolos: kartu sepuluhmu cocok dengan sepuluh yang dipakainya menangkis.

# --- last ---
learn-last = Babak akhir
learn-last-away = Tumpukan habis: yang kehabisan kartu lolos. Yang terakhir pegang kartu jadi durak. Kartumu dua, kartu Vera empat.
learn-last-away-do = Habiskan kartu sebelum Vera.
learn-last-after = Kamu lolos, dan Vera jadi durak. Kingmu merampas gilirannya menyerang, jadi kartu tujuhmu tak lagi berbahaya.
learn-last-astray = Kali ini kamu yang kena: Vera menangkis kartu tujuhmu, lalu dia yang menyerang. Serang dulu dengan king: dia terpaksa mengambil, dan kamu menyerang lagi.

# --- transfer ---
learn-transfer = Oper
learn-transfer-pass-on = Permainan lain, Oper: selama belum ada yang ditangkis, serangan boleh dioper ke kiri dengan kartu bernilai sama. Boris menyerangmu.
learn-transfer-pass-on-do = Oper dengan kartu delapanmu.
learn-transfer-after = Sekarang Vera harus menghadapi dua kartu delapan. Ini hanya ada di Oper, dan tak pernah di ronde pertama.
learn-transfer-astray = Itu juga boleh. Tapi dengan kartu delapanmu serangan bisa dioper ke Vera, dengan dua kartu untuk ditangkis.
