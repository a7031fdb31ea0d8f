# Bermain di meja: mengurungkan, urutan kartu, beberapa kartu sekaligus, bantuan, tombol, catatan hasil, kocokan hari ini.
# $who adalah you atau other; $name nama kursinya.

# --- mengurungkan ---
key-undo = Urungkan
keys-undo = Urungkan keputusan terakhirmu
log-undo = { $who ->
    [you] Kamu mengurungkan keputusan terakhirmu
   *[other] { $name } mengurungkan satu keputusan
  }

# --- urutan kartu di tangan ---
sort-title = Urutan kartu
sort-suit = urut kembang
sort-rank = urut nilai
sort-own = sesukamu
trumps-title = Truf
trumps-left = di kiri
trumps-right = di kanan
tell-sorted = { $sort ->
    [suit] Kartu diurutkan menurut kembang
    [rank] Kartu diurutkan menurut nilai
   *[own] Kartu dalam urutanmu sendiri
  }
tell-moved = { CARD($card) }: { $place } dari { $count }
keys-sort = Urutan kartu: kembang, nilai, sesukamu
keys-shift = Geser kartu terpilih di tangan

# --- beberapa kartu senilai dengan satu gerakan; $rank nilainya, $count banyaknya ---
several-label = Berapa kartu { RANK($rank) }?
several-one = { CARD($card) } saja
several-all = { $count ->
    [2] Keduanya
    [3] Ketiganya
   *[other] Keempatnya
  }
several-some = { $count ->
    [2] Dua
   *[other] Tiga
  }
card-several = Dengan Shift: beberapa yang senilai
card-several-tip = Tahan, atau klik dengan Shift, untuk memainkan beberapa kartu senilai ini
card-next = Berikutnya
keys-several = Beberapa kartu senilai
log-several-stopped = Kartu lainnya tetap di tanganmu

# --- menyeret ---
keys-drag = Seret kartu ke meja untuk memainkannya, atau ke samping untuk menggesernya

# --- bantuan ---
aids-title = Bantuan ingatan
aids-note = Hanya saat melawan program. Tak ada yang ditunjukkan selain yang sudah kamu lihat.
aids-counter = Hitung kartu yang belum kulihat
aids-discards = Tampilkan buangan terakhir
counter-label = Belum terlihat: { cards-count }
counter-suit = { SUIT($suit) }: { $ranks }
counter-none = { SUIT($suit) }: habis
last-bout-label = Buangan terakhir
last-bout-none = Belum ada yang dibuang
keys-counts = Jumlah kartu dan truf
keys-say-again = Ulangi
read-counts = Tumpukan: { $talon }. Buangan: { $discard }. Kartumu: { $own }.
read-seat-count = { $name }: { $count }.
read-nothing = Belum ada yang dikatakan.

# --- tombol pilihan sendiri ---
keys-left = Satu kartu ke kiri
keys-right = Satu kartu ke kanan
keys-first = Kartu pertama
keys-last = Kartu terakhir
keys-change = Ubah
keys-change-label = Ubah tombol untuk: { $what }
keys-press = Tekan tombol…
keys-taken = { $key } sudah dipakai untuk: { $what }. Pilih yang lain.
keys-reserved = { $key } tidak bisa dipilih. Pilih yang lain.
keys-changed = { $what }: { $key }
keys-usual = Kembali ke tombol biasa
keys-about = Tombol tidak bekerja selagi kamu mengetik. Esc membiarkan tombol lama.
keys-name-space = Spasi
keys-name-enter = Enter
keys-name-home = Home
keys-name-end = End
keys-name-shift = Shift
keys-name-escape = Esc

# --- catatan hasil ---
tally-title = Di meja ini sejauh ini
tally-durak = { $count ->
    [0] belum pernah jadi durak
    [1] sekali jadi durak
    [2] dua kali jadi durak
   *[other] { $count } kali jadi durak
  }
tally-games = { $games } permainan{ $draws ->
    [0] {""}
   *[other] , { $draws } seri
  }

# --- papan nama dan judul ---
seat-label-level = { $name }, { $level }: { cards-count }
title-turn = Giliranmu — { title }

# --- petunjuk dan langkah lainnya ---
hint-list-title = Seberapa bagus tiap langkah
hint-list-about = Dari 100 permainan yang bisa berlanjut dari sini, berapa kali kamu tidak jadi durak, sejauh yang terlihat oleh tingkat Sulit.
hint-list-best = petunjuknya
hint-list-chance = { $percent } dari 100
hint-list-lead = Serang dengan { CARD($card) }
hint-list-throw = Tambah { CARD($card) }
hint-list-beat = Tangkis dengan { CARD($card) }
hint-list-transfer = Oper dengan { CARD($card) }
hint-list-take = Ambil
hint-list-pass = { $phase ->
    [throw_in_taking] Bilang “Cukup”
   *[other] Bilang “Cukup”
  }

# --- kocokan hari ini ---
today-new = Kocokan hari ini, { $date }
today-running = Kocokan hari ini, { $date }: lanjutkan
today-over = Kocokan hari ini, { $date }: { $how ->
    [durak] kamu jadi durak
    [draw] seri
   *[other] kamu selamat
  }
today-about = Kartu yang sama untuk semua orang, satu kesempatan, tanpa petunjuk.
table-today = { title-table } · { $date }

# --- penolakan ---
refusal-nothing-to-undo = Belum ada langkahmu yang bisa diurungkan.
refusal-undo-among-people = Kalau ada orang lain yang ikut main, langkah tidak bisa diurungkan.
refusal-discards-among-people = Kalau ada orang lain yang ikut main, buangan diingat sendiri-sendiri.
refusal-not-in-todays-deal = Di kocokan hari ini tak ada petunjuk dan langkah tidak bisa diurungkan.
refusal-not-in-a-lesson = Dalam pelajaran tak ada petunjuk dan langkah tidak bisa diurungkan: mulai lagi pelajarannya.
refusal-played-today = Kocokan hari ini sudah dibagikan kepadamu.

tool-aids = Ingatan
