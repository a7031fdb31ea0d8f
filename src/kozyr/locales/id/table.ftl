# Meja: apa yang diminta dari siapa, apa yang terjadi, bagaimana berakhir.
# $who adalah you atau other; $name nama kursinya.

# --- baris pesan ---
message-connecting = Mengambil tempat duduk…
message-lead = Kamu menyerang: mainkan kartu apa saja
message-beat = Tangkis { CARD($card) } atau ambil
message-beat-transfer = Tangkis { CARD($card) }, oper, atau ambil
message-transfer = Oper { CARD($card) } atau ambil
message-only-take = Tak ada kartumu yang bisa menangkis { CARD($card) }: ambil
message-throw = Tambah kartu { $ranks }, atau bilang “Cukup”
message-throw-none = Tak ada tambahan: bilang “Cukup”
message-add = { $name } mengambil. Tambah kartu { $ranks }, atau bilang “Cukup”
message-add-none = { $name } mengambil. Tak ada tambahan: bilang “Cukup”
message-auto-pass = Tak ada tambahan
message-choose = Tangkis { CARD($card) } atau oper?
message-wait-lead = Giliran { $name } menyerang
message-wait-beat = Giliran { $name } menangkis { CARD($card) }
message-wait-throw = { $name } boleh menambah
message-wait-add = { $who ->
    [you] Kamu mengambil. { $name } boleh menambah
   *[other] { $taker } mengambil. { $name } boleh menambah
  }
message-beaten = Tertangkis semua. Kartunya dibuang
message-taking = { $who ->
    [you] Kamu mengambil kartunya
   *[other] { $name } mengambil kartunya
  }
message-picked-up = { $who ->
    [you] Kamu mengambil { cards-count }
   *[other] { $name } mengambil { cards-count }
  }
message-next = Ronde berikutnya dimulai
message-over = Permainan selesai

# --- peran ---
role-you-attack = Kamu menyerang
role-you-defend = Kamu bertahan
role-you-taking = Kamu mengambil
role-you-throw = Kamu menambah
role-you-out = Kamu lolos
role-attack = menyerang
role-defend = bertahan
role-taking = mengambil
role-throw = menambah
role-throw-order = menambah { ordinal }
role-passed = cukup
role-out = lolos
role-out-place = lolos { ordinal }
role-durak = durak
role-thinking = giliran

# Petunjuk; $percent adalah peluang untuk tidak jadi durak.
# $why: alasan langkah itu; none kalau tak bisa dikatakan dengan singkat.
hint-chance = { $percent ->
    [0] tapi itu pun tak menolong
    [100] setelah itu kamu aman
   *[other] kamu selamat di { $percent } dari 100 permainan
  }
hint-why = { $why ->
    [only] , satu-satunya langkahmu
    [lowest] , kartu terendahmu
    [more] , nanti masih ada yang bisa ditambah
    [cheapest] , kartu termurah yang cukup
    [matching] , nilainya sudah ada di meja
    [trump] , layak dibayar dengan truf
    [rid] , satu kartu kecil berkurang
    [load] , biar dia ambil satu lagi
    [other] , biar yang lain yang menangkis
    [spare] , menangkis malah lebih mahal
    [keep] , kartumu sayang kalau dilepas
   *[none] {""}
  }
hint-lead = Petunjuk: serang dengan { CARD($card) }{ hint-why }; { hint-chance }
hint-throw = Petunjuk: tambah { CARD($card) }{ hint-why }; { hint-chance }
hint-beat = Petunjuk: tangkis dengan { CARD($card) }{ hint-why }; { hint-chance }
hint-transfer = Petunjuk: oper dengan { CARD($card) }{ hint-why }; { hint-chance }
hint-take = Petunjuk: ambil{ hint-why }; { hint-chance }
hint-pass = Petunjuk: bilang { $phase ->
    [throw_in_taking] “Cukup”
   *[other] “Cukup”
  }{ hint-why }; { hint-chance }

# --- tombol ---
key-hint = Petunjuk
key-take = Ambil
key-done = { $phase ->
    [throw_in_taking] Cukup
   *[other] Cukup
  }
choose-beat = Tangkis { CARD($attack) }
choose-transfer = Oper
choose-label = Mau diapakan { CARD($card) }

# --- kartu di tangan dan meja, seperti dibacakan pembaca layar ---
hand-label = Kartumu
card-can = { CARD($card) }, bisa dimainkan
card-cannot = { CARD($card) }, tidak bisa dimainkan
card-plain = { CARD($card) }
card-hinted = Petunjuknya
bout-label = { $limit ->
    [0] Ronde ini
   *[other] Ronde ini: { $count } dari maksimal { $limit } kartu serangan
  }
bout-empty = Belum ada kartu di meja
pair-open = { CARD($attack) }, belum ditangkis
pair-beaten = { CARD($attack) }, ditangkis dengan { CARD($beat) }
talon-label = Tumpukan: { cards-count }
talon-empty = Tumpukan sudah habis
trump-label = Truf: { SUIT($trump) }
trump-card-label = Kartu truf yang dibuka: { CARD($card) }
discard-label = Buangan: { cards-count }
seat-label = { $name }: { cards-count }
seats-label = Lawan
log-label = Riwayat
log-empty = Yang terjadi di meja akan tercatat di sini.

# --- yang terjadi: riwayat dan bacaan langsung ---
log-lead = { $who ->
    [you] Kamu menyerang dengan { CARD($card) }
   *[other] { $name } menyerang dengan { CARD($card) }
  }
log-throw = { $who ->
    [you] Kamu menambah { CARD($card) }
   *[other] { $name } menambah { CARD($card) }
  }
log-beat = { $who ->
    [you] Kamu menangkis { CARD($attack) } dengan { CARD($card) }
   *[other] { $name } menangkis { CARD($attack) } dengan { CARD($card) }
  }
log-transfer = { $who ->
    [you] Kamu mengoper dengan { CARD($card) }
   *[other] { $name } mengoper dengan { CARD($card) }
  }
log-take = { $who ->
    [you] Kamu bilang “Ambil”
   *[other] { $name } bilang “Ambil”
  }
log-pass = { $who ->
    [you] Kamu bilang “Cukup”
   *[other] { $name } bilang “Cukup”
  }
log-resign = { $who ->
    [you] Kamu menyerah
   *[other] { $name } menyerah
  }
log-discard = Tertangkis semua: { cards-count } dibuang
log-pick-up = { $who ->
    [you] Kamu mengambil { cards-count }
   *[other] { $name } mengambil { cards-count }
  }
log-out = { $who ->
    [you] Kamu lolos
   *[other] { $name } lolos
  }
log-end = Permainan selesai
tell-deal = { $trumped ->
    [own] Kartu sudah dibagi. Truf: { SUIT($card) }; ditentukan kartu terakhir yang dibagi: { CARD($card) }
   *[under] Kartu sudah dibagi. Truf: { SUIT($card) }; di bawah tumpukan ada { CARD($card) }
  }
tell-bout = { $role ->
    [attacker] Ronde { $bout }. Kamu menyerang, { $defender } bertahan; paling banyak { cards-count }
    [defender] Ronde { $bout }. { $attacker } menyerang, kamu bertahan; paling banyak { cards-count }
   *[other] Ronde { $bout }. { $attacker } menyerang, { $defender } bertahan; paling banyak { cards-count }
  }
tell-draw = { $who ->
    [you] Kamu menarik { $cards }
   *[other] { $name } menarik { cards-count }
  }
tell-turn = Giliranmu. { $message }

# --- membacakan meja ---
read-talon = { $count ->
    [0] Tumpukan sudah habis.
   *[other] Tumpukan: { cards-count }.
  }
read-trump = Truf: { SUIT($trump) }.
read-discard = Buangan: { cards-count }.
read-seat = { $name }: { cards-count }, { $role }.
read-seat-plain = { $name }: { cards-count }.
read-table = Di meja: { $pairs }.
read-table-empty = Meja kosong.
read-hand = Kartumu: { $cards }.
read-hand-empty = Kamu tak punya kartu.
read-can = Yang bisa kamu mainkan: { $cards }.

# --- akhir permainan ---
end-durak = { $who ->
    [you] Kamu jadi durak
   *[other] { $name } jadi durak
  }
end-draw = Seri: tak ada yang jadi durak
end-resigned = { $who ->
    [you] Kamu menyerah dan jadi durak
   *[other] { $name } menyerah dan jadi durak
  }
end-repetition = Seri: keadaan yang sama muncul tiga kali
end-about = { $place ->
    [0] { $bouts } ronde dimainkan.
    [1] Kamu lolos pertama. { $bouts } ronde dimainkan.
   *[other] Kamu lolos { ordinal }. { $bouts } ronde dimainkan.
  }
end-out-bout = lolos di ronde { $bout }
end-out = lolos
end-left = { $count ->
    [0] tanpa sisa kartu
   *[other] sisa { cards-count }
  }
end-list = Peringkat
again = Main lagi
new-game = Permainan baru
review = Tinjau
share = Bagikan
share-shared = Sudah dibagikan.
share-copied = Tautan tersalin.
share-failed = Tautan tidak bisa disalin. Ini tautannya:
