# Games that are over: the list of one's own, and each of them move by move, on the page and in the terminal.

# --- the review ---
review-title = Permainan, langkah demi langkah
review-title-of = { $preset }: langkah demi langkah
review-seat = Pemain { $n }
review-start = Pembagian kartu
review-step = Ronde { $bout }, langkah { $move } dari { $moves }
review-slider = Langkah
review-keys = Menelusuri permainan
review-first = Ke awal
review-back = Mundur selangkah
review-play = Putar
review-pause = Jeda
review-forward = Maju selangkah
review-bout = Ke ronde berikutnya
review-last = Ke akhir
review-view = Dilihat oleh
review-open = Kartu terbuka
review-speed = Kecepatan
review-moves = Langkah
review-hands = Kartu di tangan
review-cards = { $name }: { $cards }
review-unfinished = Belum dimainkan sampai selesai
review-only = Catatan ini hanya memuat yang dilihat { $name }.
review-spectator = Catatan ini hanya memuat yang dilihat penonton.
tool-moves = Langkah
tool-share = Bagikan
tool-save = Simpan
tool-save-all = Simpan semua ini
tool-import = Buka permainan
tool-past = Permainan lalu

# --- handing a game on ---
share-link = Seluruh permainan ada di tautannya; tak ada server yang tahu
share-record = Permainan dalam format DPN
share-about = Siapa pun yang memilikinya bisa melihat semua kartu yang dibagikan. Nama tidak ikut.

# --- handing a game over ---
review-import = Buka permainan
review-import-about = Tempel permainan dalam format DPN, satu per baris, atau pilih berkas.
review-import-label = Permainan dalam format DPN
review-import-file = Pilih berkas
review-import-open = Buka
review-found = { $count } permainan
review-found-more = { $count } yang pertama ditampilkan.
review-odd = Tidak terbaca di sini

# --- why a record cannot be looked at; $move counts from 1 ---
review-refused-bad-syntax = Ini bukan permainan dalam format DPN, atau ada bagian yang hilang.
review-refused-bad-rules = Aturan permainan ini tidak dikenal di sini.
review-refused-bad-seats = Menurut aturannya pemain tidak bisa sebanyak itu.
review-refused-bad-deck = Ada kartu yang hilang, salah, atau ganda.
review-refused-bad-first = Pemain itu seharusnya tidak bisa menyerang pertama.
review-refused-bad-action = Langkah { $move } tidak terbaca.
review-refused-illegal-action = Langkah { $move } tidak boleh di situ.
review-refused-after-end = Langkah { $move } terjadi setelah permainan selesai.
review-refused-bad-result = Hasil langkahnya berbeda dari yang tertulis.
review-refused-bad-link = Tautan ini rusak: tak ada permainan di dalamnya.
review-refused-record-too-large = Terlalu besar untuk satu permainan.
review-refused-no-record = Tidak ada permainan di situ.
review-refused-bad-file = Berkasnya tidak bisa dibaca.

# --- the list ---
past-all = semua
past-filters = Permainan yang mana
past-result = Hasil
past-won = Menang
past-draw = Seri
past-durak = Durak
past-resigned = Menyerah
past-against = lawan { $names }
past-bouts = { $count } ronde
past-more = Tampilkan lagi
past-none = Belum ada permainan yang selesai.
past-none-such = Tak ada permainan yang cocok.
past-clear = Tampilkan semua
past-saved = { $count } permainan tersimpan. { $missing ->
    [0] {""}
   *[other] { $missing } tidak bisa dibaca.
  }

# --- the terminal ---
replay-several = Ada { $count } permainan. Pilih satu dengan --game.
replay-bad-game = Permainan { $n }: { $why }
replay-no-game = Tak ada permainan { $n }: hanya ada { $count }.
replay-key-move = langkah
replay-key-bout = ronde
replay-key-play = putar
replay-key-open = buka kartu
replay-key-seat = kursi lain
replay-key-speed = kecepatan
