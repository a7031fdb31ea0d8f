# Halaman di sekeliling meja.
title = Durak
title-table = Durak — { $preset }
lede = Yang terakhir pegang kartu, dialah durak.
start = Mulai main
starting = Membagi kartu…
summary = { $preset }, { seats-word }, tingkat { $opponent }
seats-word = { $count ->
    [2] berdua
    [3] bertiga
    [4] berempat
    [5] berlima
   *[6] berenam
  }
pick-rules = Aturan
pick-seats = Pemain
pick-opponents = Tingkat lawan
deck-atlasnye = Kartu Atlasnye
rules-of = Aturan { $preset }
continue = Lanjutkan: { $preset }, { seats-word }, ronde { $bout }
loading = Menyiapkan meja…
try-again = Coba lagi
learn-link = Belum pernah main? Belajar lima menit saja
home = Ke halaman awal

tool-log = Riwayat
tool-rules = Aturan
tool-profile = Profilmu
level-number = Tingkat { $level }
tool-settings = Setelan
tool-keys = Tombol
tool-resign = Menyerah
close = Tutup
table-of = { $preset } · { seats-word }

settings-language = Bahasa
language-missing = Bahasa lain tidak bisa dimuat; tetap yang ini.
settings-auto-pass = Bilang “Cukup” untukku kalau tak ada yang cocok
settings-programs = Lawan
settings-programs-person = berpikir dulu
settings-programs-instant = langsung main
settings-programs-note = Mulai permainan berikutnya.
settings-pace = Gerak kartu
settings-pace-calm = santai
settings-pace-normal = biasa
settings-pace-quick = cepat
settings-theme = Cahaya
settings-theme-auto = ikut sistem
settings-theme-dark = malam
settings-theme-light = siang

keys-title = Tombol
keys-move = Pilih kartu di tangan
keys-ends = Kartu pertama dan terakhir
keys-play = Mainkan kartu terpilih
keys-take = Ambil
keys-done = Cukup
keys-hint = Petunjuk: langkah tingkat Sulit
keys-read = Bacakan meja
keys-list = Daftar ini
keys-close = Tutup yang terbuka

resign-ask = Menyerah?
resign-about = Permainan selesai dan kamu jadi durak.
resign-yes = Menyerah
resign-no = Lanjut main

link-lost = Sambungan putus. Mencoba menyambung lagi…
link-waiting = Langkah terakhirmu menunggu sambungan.
not-kept = Server tidak bisa menulis ke disknya. Permainan tetap jalan, tetapi hanya tersimpan di memori sampai itu diperbaiki.
tell-kept-again = Disk server berfungsi lagi: permainan sudah tersimpan.
loading-rules = Memuat aturan…
