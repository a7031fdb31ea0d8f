# Satu pesan untuk tiap kode di docs/errors.md: apa yang terjadi dan apa yang bisa dilakukan. Faktanya adalah variabel.

# --- aturan ---
refusal-game-over = Permainan sudah selesai.
refusal-not-your-turn = Belum: sekarang giliran { SEAT($actor) }.
refusal-no-such-seat = Meja ini tidak punya kursi { $seat }; kursinya ada { $seats }.
refusal-card-not-held = Kamu tidak memegang { CARD($card) }.
refusal-rank-not-on-table = Di meja tidak ada kartu { RANK($rank) }: { CARD($card) } tidak bisa ditambahkan.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Hanya truf yang lebih tinggi yang bisa menangkis { CARD($attack) }.
   *[no] Hanya { SUIT($attack) } yang lebih tinggi, atau truf, yang bisa menangkis { CARD($attack) }.
  }
refusal-not-the-oldest-attack = Tangkis { CARD($oldest) } dulu: kartu itu lebih lama di meja daripada { CARD($attack) }.
refusal-attack-not-open = Di meja tidak ada { CARD($attack) } yang menunggu ditangkis.
refusal-must-lead = Penyerang harus memainkan kartu; giliran ini tidak boleh dilewati.
refusal-must-beat-or-take = Tangkis { CARD($attack) } atau ambil.
refusal-nothing-to-take = Tak ada yang perlu diambil: semua serangan sudah tertangkis.
refusal-only-throw-in-or-pass = Tambah satu kartu atau bilang “Cukup”.
refusal-transfer-off = Menurut aturan ini serangan tidak bisa dioper.
refusal-transfer-first-bout = Di ronde pertama serangan tidak bisa dioper.
refusal-transfer-after-beat = Sudah ada kartu yang ditangkis: serangan tidak bisa dioper lagi.
refusal-transfer-rank = Serangan ini hanya bisa dioper dengan kartu { RANK($rank) }, bukan { CARD($card) }.
refusal-transfer-too-many = Tidak bisa dioper: { SEAT($seat) } hanya bisa menjawab { $limit } dari { $attacks } kartu serangan.
refusal-seat-is-out = Yang sudah lolos tidak bisa menyerah.

# --- meja ---
refusal-stale = Keadaan meja sudah berubah.
refusal-ahead = Halaman mendahului meja. Muat ulang halamannya.
refusal-bad-action = “{ $text }” bukan sebuah langkah.
refusal-not-your-seat = Kursi { $seat } bukan milikmu; kamu duduk di kursi { $yours }.
refusal-command-id-reused = Perintah ini sudah pernah dikirim dengan langkah lain. Coba sekali lagi.

# --- pembagian kartu ---
refusal-bad-rules = Aturan “{ $text }” tidak dikenal. Yang diharapkan: { $expected }.
refusal-first-above-limit = Ronde pertama tidak bisa memuat kartu serangan lebih banyak ({ $first }) daripada ronde lain ({ $limit }).
refusal-first-transfer-alone = Serangan tidak bisa dioper di ronde pertama kalau tak pernah boleh dioper.
refusal-bad-seats = Dengan aturan ini dan { $deck } kartu yang bisa main { $least }–{ $most } orang, bukan { $seats }: tiap pemain dibagi enam.
refusal-bad-opponent = Tidak ada program “{ $name }”. Yang diharapkan: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Permainan ini { $moves } langkah; paling banyak { $most } yang bisa ditinjau.
refusal-not-told = Catatan ini tidak memuat kartu pemain lain.

# --- server ---
refusal-bad-message = Server tidak mengerti halaman ini ({ $where }). Muat ulang halamannya.
refusal-too-large = Pesannya terlalu besar: { $bytes } byte, paling banyak { $most }.
refusal-bad-protocol = Halaman ini versi lain ({ $protocol }, server memakai { $expected }). Muat ulang halamannya.
refusal-hello-first = Halaman ini belum memberi salam. Muat ulang halamannya.
refusal-unknown-table = Meja itu tidak ada. Mungkin sudah dibereskan.
refusal-unknown-lesson = Pelajaran itu tidak ada.
refusal-not-at-this-table = Kamu tidak punya kursi di meja ini. Meja ini dibuka di peramban lain.
refusal-hint-among-people = Kalau ada orang lain yang ikut main, tak ada petunjuk.
refusal-hint-not-now = Sekarang tak ada yang perlu diputuskan.
refusal-hint-failed = Kali ini tak ada petunjuk. Minta lagi.
refusal-bad-host = Server ini tidak menjawab nama “{ $host }”. Buka lewat alamatnya, atau jalankan dengan --allow-host.
refusal-bad-origin = Permintaan datang dari situs lain dan tidak diterima.
refusal-too-fast = Terlalu banyak sekaligus. Tunggu sebentar lalu coba lagi.
refusal-too-slow = Permintaan tidak lengkap dalam { $seconds } detik. Coba lagi.
refusal-not-over = Permainan belum selesai.
refusal-unknown-promise = Server baru saja dimulai ulang. Silakan coba lagi.
refusal-too-many-games = Kamu sudah punya { $most } permainan yang belum selesai. Selesaikan salah satu, atau menyerah.
refusal-not-found = Tidak ada halaman { $path }.
refusal-not-allowed = Halaman ini tidak menerima { $method }.
refusal-storage = Disk server bermasalah, jadi ini tidak bisa disimpan. Tidak ada yang berubah; coba lagi.
refusal-moves-lost = Server berhenti saat disknya bermasalah: langkah-langkah terakhir hilang. Lanjutkan dari sini.
refusal-damaged-game = Permainan tersimpan { $table } tidak bisa dibaca lagi.
refusal-internal = Terjadi kesalahan di server. Meja tetap seperti yang tersimpan; coba lagi.

# --- halaman itu sendiri ---
refusal-unreachable = Server tidak menjawab. Apakah sedang berjalan?
refusal-unknown = Ada yang salah ({ $code }).
refusal-no-account = Belum ada yang bermain di sini dengan peramban ini.
refusal-unknown-code = Kode ini tidak membuka profil mana pun: salah ketik, sudah dipakai, atau kedaluwarsa.
