# Kata-kata permainan, sama di mana-mana. CARD, RANK, SUIT, SEAT dan SAME_SUIT adalah fungsi program:
# CARD("Qh"), RANK("Q" atau "Qh") dan SUIT("h" atau "Qh") memberi kata-kata ini, atau tanda kartu di tempat kartunya terlihat.

rank-2 = dua
rank-3 = tiga
rank-4 = empat
rank-5 = lima
rank-6 = enam
rank-7 = tujuh
rank-8 = delapan
rank-9 = sembilan
rank-T = sepuluh
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = as

# Yang tertulis di muka kartu.
index-J = J
index-Q = Q
index-K = K
index-A = A

suit-c = keriting
suit-d = wajik
suit-h = hati
suit-s = sekop
# $rank dan $suit adalah kata-kata di atas.
card-name = { $rank } { $suit }

cards-count = { $count } kartu

durak = durak
talon = Tumpukan
trump = Truf
discard-pile = Buangan
bout-number = Ronde { $bout }

preset-atlasnye = Atlasnye
preset-atlasnye-about = Main berdua dengan kartu Atlasnye: serang, tangkis, atau ambil.
preset-classic = Klasik
preset-classic-about = Durak yang dikenal semua orang; di ronde pertama paling banyak lima kartu.
preset-club = Klub
preset-club-about = Ketat: kalau berlima atau lebih, hanya tetangga pemain bertahan yang boleh menambah.
preset-transfer = Oper
preset-transfer-about = Yang bertahan boleh mengoper serangan dengan kartu bernilai sama.
preset-custom = Buatan sendiri
preset-custom-about = Aturannya kamu yang pilih.

# Tingkat lawan, dan seperti apa masing-masing.
opponent-easy = Mudah
opponent-easy-about = Cuma ingat ronde-ronde terakhir, main tanpa banyak pikir.
opponent-medium = Sedang
opponent-medium-about = Ingat truf dan as, lupa kartu kecil.
opponent-hard = Sulit
opponent-hard-about = Menghitung semua kartu dan mencoba banyak kemungkinan.
opponents-honest = Tidak ada program yang mengintip kartumu: tiap program hanya diberi yang terlihat dari kursinya, tidak lebih.
opponent-plain = Hemat
opponent-plain-about = Memainkan kartu termurah dan menyimpan truf.
opponent-random = Asal main
opponent-random-about = Memainkan kartu apa saja yang boleh.

# Nama-nama program di meja ini.
persona = { $n ->
    [0] Vera
    [1] Konstantin
    [2] Anna
    [3] Boris
    [4] Nina
    [5] Pavel
    [6] Zoya
   *[7] Ilya
  }
you = Kamu
somebody = Tamu

ordinal = { $n ->
    [1] pertama
   *[other] ke-{ $n }
  }
