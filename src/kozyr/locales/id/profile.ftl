# Yang didapat dari bermain: profil, hadiah di akhir permainan, sasaran, punggung kartu, kode, dan perangkat.

title-profile = Profilmu — { title }
points-count = { $count } poin
games-count = { $count } permainan
profile-new = Belum ada yang didapat
profile-new-about = Profilmu dimulai dari permainan pertama: tanpa nama, tanpa kata sandi, tanpa pendaftaran. Profil ini milik peramban ini, dan sebuah kode membawanya ke perangkat lain.
profile-since = Sejak { $when }

# --- nama dan gambar ---
face-change = Nama dan gambar
face-name = Nama
face-about = Tampil di profilmu. Kosongkan kalau tak mau pakai nama.
face-picture = Gambar
face-save = Simpan
face-saved = Tersimpan.
cancel = Batal
avatar-spade = sekop
avatar-heart = hati
avatar-diamond = wajik
avatar-club = keriting
avatar-crown = mahkota
avatar-fools-cap = topi badut
avatar-samovar = samovar
avatar-bagel = roti cincin
avatar-fox = rubah
avatar-bear = beruang
avatar-hare = kelinci
avatar-owl = burung hantu
avatar-cat = kucing
avatar-rooster = ayam jago
avatar-fir = cemara
avatar-mushroom = jamur
avatar-none = tanpa gambar

# --- pengalaman: $count poin masih kurang ---
growth = Pengalaman
growth-value = { $points } dari { $next } poin
growth-to-go = { points-count } lagi ke tingkat { $level }

# --- angka ---
figures = Sejauh ini
figure-games = Permainan
figure-won = Menang
figure-drawn = Seri
figure-durak = Durak
figure-resigned = Menyerah
figure-club = Kemenangan klub
figure-streak = Beruntun saat ini
figure-longest = Beruntun terpanjang
figures-note = Yang menyerah juga dihitung sebagai durak. Beruntun berarti menang berturut-turut; seri memutusnya.
figures-by-rules = Menurut aturan
figures-by-seats = Menurut jumlah pemain

# --- permainan demi permainan ---
chart = Permainan demi permainan
chart-about = { $count ->
    [1] Satu-satunya permainanmu sejauh ini, dan hasilnya untukmu.
   *[other] { $count } permainan terakhirmu, yang paling awal di kiri. Tiap tanda satu permainan; garisnya pengalamanmu.
  }
chart-table = Dalam bentuk tabel
chart-when = Tanggal
chart-result = Hasil
chart-points = Poin
result-won = menang
result-draw = seri
result-durak = durak
result-resigned = menyerah

# --- punggung kartu ---
backs = Punggung kartu
backs-about = Muka kartu milik semua orang. Punggungnya terbuka seiring kamu bermain; tidak ada yang dijual.
back-worn = sedang dipakai
back-wear = Pakai
back-opens-level = Terbuka di tingkat { $level }
back-opens-goal = Terbuka dengan sasaran “{ $goal }”: { $about }

# --- sasaran ---
goals = Sasaran
goals-count = { $reached } dari { $count } tercapai
goals-about = Masing-masing hanya sekali. Permainan yang langkahnya diurungkan tidak dihitung.
goal-reached = tercapai
goal-review = Lihat permainan
goal-opens = Membuka punggung kartu: { $back }
goal-first-game = Permainan pertama
goal-first-game-about = Selesaikan satu permainan.
goal-first-win = Kemenangan pertama
goal-first-win-about = Menangkan satu permainan.
goal-beat-easy = Gampang saja
goal-beat-easy-about = Menangkan permainan yang semua lawannya bermain di tingkat Mudah.
goal-beat-medium = Jalan tengah
goal-beat-medium-about = Menangkan permainan yang semua lawannya bermain di tingkat Sedang.
goal-beat-hard = Lawan tangguh
goal-beat-hard-about = Menangkan permainan yang semua lawannya bermain di tingkat Sulit.
goal-ten-wins = Sepuluh kali selamat
goal-ten-wins-about = Menangkan 10 permainan.
goal-hundred-games = Pelanggan tetap
goal-hundred-games-about = Selesaikan 100 permainan.
goal-three-in-a-row = Tiga beruntun
goal-three-in-a-row-about = Menangkan 3 permainan beruntun.
goal-seven-in-a-row = Tujuh beruntun
goal-seven-in-a-row-about = Menangkan 7 permainan beruntun.
goal-every-rules = Semua aturan
goal-every-rules-about = Menangkan satu permainan dengan tiap aturan: Atlasnye, Klasik, Klub, dan Oper.
goal-every-table = Di setiap meja
goal-every-table-about = Menangkan masing-masing satu permainan berdua, bertiga, berempat, berlima, dan berenam.
goal-first-out = Lolos pertama
goal-first-out-about = Menangkan permainan berempat atau lebih dengan lolos paling dulu.
goal-full-table = Meja penuh
goal-full-table-about = Menangkan permainan berenam.
goal-club-regular = Anggota klub
goal-club-regular-about = Menangkan 25 permainan dengan aturan Klub.
goal-big-pack = Kartu lengkap
goal-big-pack-about = Menangkan permainan dengan 52 kartu.
goal-nothing-taken = Tangan bersih
goal-nothing-taken-about = Menangkan permainan tanpa sekali pun mengambil.
goal-comeback = Bangkit lagi
goal-comeback-about = Menangkan permainan setelah pernah memegang 14 kartu atau lebih.
goal-six-beaten = Enam dari enam
goal-six-beaten-about = Tangkis semua kartu serangan dalam satu ronde, enam atau lebih.
goal-passed-on = Bukan untukku
goal-passed-on-about = Menangkan permainan yang serangannya kamu oper dua kali atau lebih.
goal-generous = Murah hati
goal-generous-about = Tambah sepuluh kartu dalam satu permainan.
goal-small-trump = Kecil tapi truf
goal-small-trump-about = Tangkis as dengan truf terendah dari seluruh set kartu.
goal-epaulettes = Tanda pangkat
goal-epaulettes-about = Menangkan permainan setelah menyerang dengan dua kartu bernilai terendah dari seluruh set kartu, di ronde saat kamu lolos.
goal-last-trump = Kata terakhir
goal-last-trump-about = Menangkan permainan dengan as truf sebagai kartu terakhir.
goal-quick-win = Buru-buru
goal-quick-win-about = Menangkan permainan berdua dengan 36 kartu dalam sepuluh ronde atau kurang.
goal-nobody = Tak ada yang dungu
goal-nobody-about = Akhiri satu permainan dengan seri.

# --- perangkat ---
devices = Di perangkat lain
devices-about = { $count ->
    [1] Hanya peramban ini yang punya profilmu.
   *[other] { $count } peramban punya profilmu, termasuk yang ini.
  }
devices-link = Tambah perangkat
devices-link-title = Perangkat lain
devices-link-about = Pindai ini dengan perangkat lain, atau buka alamatnya di sana. Hanya berlaku sekali.
devices-square = Kode QR alamatnya
devices-code = Atau ketik kode ini di sana, di halaman “{ tool-profile }”
devices-left = { $minutes ->
    [0] Berlaku kurang dari semenit lagi
   *[other] Berlaku { $minutes } menit lagi
  }
devices-over = Kode ini sudah tidak berlaku.
devices-new = Kode baru
devices-local = Alamat halaman ini hanya menuju komputer ini. Untuk perangkat lain di jaringanmu, mulai permainan dengan: { $command }
devices-off = Keluarkan perangkat lain
devices-off-ask = Keluarkan semua perangkat lain?
devices-off-about = Profilmu tidak lagi ada di sana; permainannya tetap milikmu. Untuk kembali perlu kode.
devices-off-done = Perangkat lain sudah dikeluarkan.

# --- kode pemulihan ---
recovery = Kode pemulihan
recovery-about = Dengan kode ini profilmu bisa dipulihkan di peramban mana pun, juga kalau yang ini hilang. Siapa pun yang memegang kodenya memegang profilmu.
recovery-has = Kamu sudah punya. Yang baru membatalkannya.
recovery-make = Buat kode pemulihan
recovery-anew = Buat yang baru
recovery-once = Catatlah: hanya tampil sekarang. Yang sebelumnya, kalau ada, tidak berlaku lagi.
recovery-file = Kode pemulihan profil Durak-mu
copy = Salin
copied = Tersalin.
copy-failed = Di sini tidak bisa menyalin: kodenya sudah ditandai, salin sendiri.
save-file = Simpan
print = Cetak
recovery-kept = Sudah kucatat

# --- memakai kode ---
join = Masukkan kode
join-about = Punya profil di perangkat lain, atau kode pemulihan? Bawa ke sini.
join-code = Kodenya
join-code-about = Huruf kecil, spasi, dan O untuk 0 tidak masalah.
join-look = Lanjut
join-looking = Mencari…
join-whose = Kode ini membuka profil “{ $name }”: tingkat { $level }, { games-count }.
join-nameless = Kode ini membuka profil tanpa nama: tingkat { $level }, { games-count }.
join-along = { $count ->
    [0] Peramban ini tidak punya permainan selesai yang bisa dibawa.
   *[other] { $count } permainan selesai dari peramban ini ikut dibawa.
  }
join-ask = Gabungkan peramban ini?
join-same = Peramban ini sudah punya profil itu. Tidak perlu apa-apa.
join-yes = Ya, gabungkan
join-no = Tidak, biarkan
join-done = Profilnya sekarang di sini.

# --- yang disimpan ---
data = Datamu
data-about = Disimpan di tempat permainan ini berjalan, dan tidak di tempat lain.
data-export = Simpan semua ke berkas
data-delete = Hapus profil
data-delete-ask = Hapus profil untuk selamanya?
data-delete-goes = Di semua perangkat hilang: nama dan gambar, pengalaman dan tingkat, angka, sasaran, punggung kartu yang sudah didapat, semua permainan beserta catatannya, dan semua kode.
data-delete-here = Di peramban ini hilang juga catatan pelajaran yang sudah selesai dan janji yang dibuat untukmu sebelum kartu dibagi.
data-delete-stays = Setelan peramban ini tetap; hanya punggung kartu kembali ke yang pertama.
data-delete-next = Lanjut
data-delete-sure = Tidak bisa dikembalikan. Yakin?
data-delete-yes = Hapus selamanya
data-deleted = Profil sudah dihapus. Semuanya seperti hari pertama.

# --- hadiah di akhir permainan; $count: poin ---
reward-points = +{ $count } poin
reward-resigned = Menyerah tidak memberi pengalaman.
reward-undone = Tak ada pengalaman: ada langkah yang diurungkan.
reward-level = Tingkat { $level } tercapai!
reward-goal = Sasaran tercapai: { $goal }
reward-back = Punggung kartu baru: { $back }
reward-next = Punggung kartu berikutnya di tingkat { $level }: { points-count } lagi
