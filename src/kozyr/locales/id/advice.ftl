# Di halaman aturan: cara main yang baik, dan yang sering ditanyakan. Mana yang muncul di satu halaman mengikuti aturannya (kozyr.text.advice).
# Fakta seperti di rules.ftl.

# --- main dengan baik ---
rules-tips = Main dengan baik
rules-tip-low = Serang dengan kartu terendahmu yang bukan truf. Kalau punya dua yang senilai, serang dengan salah satunya: ditangkis dengan apa pun, yang satu lagi bisa ditambahkan.
rules-tip-low-one = Serang dengan kartu terendahmu yang bukan truf, dan simpan yang tinggi untuk menangkis.
rules-tip-trumps = Simpan trufmu selama tumpukan masih ada. Setelah tumpukan habis, truflah yang menentukan, dan truf yang dipakai untuk kartu kecil hanya menghasilkan kartu kecil.
rules-tip-take = Mengambil di awal bukan hal memalukan. Dua atau tiga kartu yang ditangkis dengan truf bagus lebih mahal daripada kartu yang kamu ambil; tapi tanpa tumpukan, mengambil seperti itu sering berarti kalah.
rules-tip-same-rank = Kalau bisa, tangkis dengan nilai yang sudah ada di meja: tiap nilai baru berarti satu lagi yang bisa ditambahkan.
rules-tip-generous = Pikir dulu sebelum menambah untuk yang sedang mengambil. Kartu kecil biasa, silakan; truf atau as akan jadi miliknya.
rules-tip-watch = Perhatikan kartu yang keluar. Kartu yang diambil tetap di tangan pengambilnya sampai dimainkan, dan yang dibuang tak pernah kembali: king terakhir satu kembang sama kuatnya dengan as kalau asnya sudah keluar.
rules-tip-talon = Hitung tumpukan. Yang lebih dulu mengisi tangan menjelang kartu-kartu terakhir bisa mendapat truf yang terbuka, dan itu layak diincar.
rules-tip-end-two = Kalau tumpukan habis, kartu lawan bisa diketahui: semua kartu yang tidak kamu pegang dan tidak kamu lihat dibuang. Carilah serangan yang tak bisa ditangkis, dan habiskan kartu yang lemah.
rules-tip-end = Kalau tumpukan habis, yang selamat adalah yang sedikit kartu lemahnya. Habiskan itu selagi kamu menyerang, dan simpan satu kartu andalan untuk tangkisan terakhir.
rules-tip-weak-seat = Yang berhasil bertahan akan menyerang berikutnya. Jangan bantu lawan yang kartunya kuat untuk lolos: tetangga yang tinggal satu kartu jangan diserang dengan kartu yang ditunggunya.
rules-tip-pass-on = Kalau boleh mengoper, sepasang kartu jadi perisai: kartu senilai serangan meneruskannya, dan pemain berikutnya harus menjawab dua kartu. Serang dengan nilai yang kartu lainnya sudah kamu lihat keluar, maka tak ada yang bisa mengopernya balik.

# --- yang sering ditanyakan ---
rules-questions = Pertanyaan
rules-question-must-beat = Haruskah menangkis kalau bisa?
rules-question-must-beat-is = Tidak. Kamu boleh mengambil kapan saja ada kartu serangan yang menunggumu.
rules-question-suit = Haruskah mengikuti kembang?
rules-question-suit-is = Tidak. Truf apa pun menangkis kartu biasa apa pun, walaupun kamu punya kembangnya.
rules-question-first-trump = Haruskah menyerang dengan truf terendah?
rules-question-first-trump-is = Tidak. Itu hanya menentukan siapa yang mulai; kartunya bebas.
rules-question-after-take = Bolehkah kartu masih ditambah setelah aku bilang “Ambil”?
rules-question-after-take-is = Boleh, selama nilainya ada di meja dan batasnya belum tercapai. Semuanya kamu ambil.
rules-question-too-many = Bisakah aku diberi kartu lebih banyak dari yang kupegang?
rules-question-too-many-is = Tidak. Kartu serangan tak pernah lebih banyak dari kartumu saat ronde dimulai; yang sudah ditangkis ikut dihitung.
rules-question-any-card = Bolehkah menambah kartu apa saja?
rules-question-any-card-is = Hanya yang nilainya ada di meja, siapa pun yang memainkannya.
rules-question-order = Bisakah dua pemain menambah sekaligus?
rules-question-order-is = Tidak. Semua ditanya berurutan, penyerang dulu, dan diulang setelah tiap kartu baru.
rules-question-done-again = Aku sudah bilang “Cukup”. Selesaikah ronde ini bagiku?
rules-question-done-again-is = Belum tentu. Kalau ada kartu lain yang ditambah, kamu ditanya lagi.
rules-question-who-next = Siapa yang menyerang berikutnya?
rules-question-who-next-is = Yang menangkis semuanya. Yang mengambil dilewati.
rules-question-who-next-two = Siapa yang menyerang berikutnya?
rules-question-who-next-two-is = Yang menangkis semuanya. Kalau lawannya mengambil, penyerang yang sama menyerang lagi.
rules-question-no-cards = Kartuku habis. Apakah aku lolos?
rules-question-no-cards-is = Ya, setelah ronde selesai, dan hanya kalau tumpukan sudah habis. Selama tumpukan masih ada, kamu menarik lagi.
rules-question-both-out = Bagaimana kalau kartu terakhir habis bersamaan?
rules-question-both-out-is = Seri: tak ada yang jadi durak.
rules-question-pass-trump = Bisakah mengoper serangan dengan truf?
rules-question-pass-trump-is = Bisa, kalau nilainya sama dengan serangannya. Kartunya diletakkan di meja dan jadi kartu serangan.
rules-question-pass-beaten = Bisakah menangkis satu kartu dan mengoper sisanya?
rules-question-pass-beaten-is = Tidak. Begitu satu kartu di ronde itu ditangkis, tak ada lagi yang bisa dioper.
rules-question-discards = Bolehkah melihat buangan?
rules-question-discards-is = Menurut aturan ini tidak: yang ingat bermain lebih baik. Meja santai boleh menawarkannya sebagai bantuan.
rules-question-swap = Bisakah truf terendah ditukar dengan truf yang terbuka?
rules-question-swap-is = Di sini tidak.
rules-question-honest = Apakah program melihat kartuku?
rules-question-honest-is = Tidak. Program diberi apa yang akan kamu lihat dari kursinya, dan mengingat yang sudah dimainkan. Selain itu tak ada yang sampai kepadanya.
rules-question-fair = Apakah kocokannya jujur?
rules-question-fair-is = Bisa dibuktikan. Sebelum kartu dibagi, server mengunci sebuah rahasia, perambanmu menambahkan angka acaknya sendiri, dan dari keduanya terbentuk kocokan. Setelah permainan selesai, “{ tool-fair }” menunjukkan semuanya.
