# Halaman aturan. Kalimat mana yang ada di satu halaman mengikuti nilai aturannya (kozyr.text.outline).
# Faktanya sama untuk semua:
# $preset $hand $deck $lowest (sebuah nilai) $least $most (kursi) $full (jumlah pemain yang tidak menyisakan tumpukan, selain itu 0)
# $limit $first (kartu serangan) $two (yes: berdua dan tak pernah lebih) $throwers (one, all, neighbours, neighbours_from_5)
# dan kartu contoh: $plain $higher $small $trump-card.
# CARD dan RANK seperti di terms.ftl; KEY adalah tombol papan ketik; EM ditekankan.

rules-language = Bahasa Indonesia
rules-heading = { $preset ->
    [atlasnye] Durak dengan kartu Atlasnye
    [custom] Durak dengan aturanmu sendiri
   *[other] Durak { rules-name }
  }
rules-name = { $preset ->
    [atlasnye] { preset-atlasnye }
    [classic] { preset-classic }
    [club] { preset-club }
    [transfer] { preset-transfer }
   *[custom] { preset-custom }
  }
rules-about = { $preset ->
    [atlasnye] { preset-atlasnye-about }
    [classic] { preset-classic-about }
    [club] { preset-club-about }
    [transfer] { preset-transfer-about }
   *[custom] Tiap pilihan kamu yang tentukan. Di bawah ini artinya di meja.
  }
rules-title = { rules-heading }: aturan lengkap
rules-description = { $least ->
    [2] { $most ->
        [2] Cara main { rules-heading }: dua pemain, { $deck } kartu. Pembagian kartu, ronde langkah demi langkah, menambah, menarik, akhir permainan, dan tombol.
       *[other] Cara main { rules-heading }: { $least } sampai { $most } pemain, { $deck } kartu. Pembagian kartu, ronde langkah demi langkah, menambah, menarik, akhir permainan, dan tombol.
      }
   *[other] Cara main { rules-heading }: { $least } sampai { $most } pemain, { $deck } kartu.
  }

# --- di sekeliling teks ---
rules-kicker = Aturan
rules-brand = Durak
rules-presets = Aturan lain
rules-languages = Bahasa
rules-contents = Isi
rules-start = Mulai main
rules-back = Kembali ke permainan
rules-skip = Ke aturan

# --- fakta di kepala halaman ---
rules-facts = Sekilas
rules-fact-seats = Pemain
rules-fact-seats-is = { $two ->
    [yes] { $most }
   *[no] { $least }–{ $most }
  }
rules-fact-deck = Kartu
rules-fact-deck-is = { $deck } kartu, { RANK($lowest) } sampai as
rules-fact-hand = Di tangan
rules-fact-hand-is = { $hand } kartu
rules-fact-limit = Dalam satu ronde
rules-fact-limit-is = { $limit ->
    [1] 1 kartu serangan
   *[other] sampai { $limit } kartu serangan
  }
rules-fact-first = Ronde pertama
rules-fact-first-is = { $first ->
    [1] 1 kartu serangan
   *[other] sampai { $first } kartu serangan
  }
rules-fact-until-discard = Sampai buangan pertama
rules-fact-throw = Yang boleh menambah
rules-fact-throw-is = { $throwers ->
    [none] tak seorang pun
    [one] penyerang
    [all] semua
    [neighbours] tetangga
   *[neighbours_from_5] tetangga, mulai berlima
  }
rules-fact-transfer = Oper
rules-fact-transfer-is = boleh

# --- tujuan ---
rules-goal = Tujuan
rules-goal-rid = Habiskan kartumu. Kalau tumpukan sudah habis, siapa yang tak punya kartu lagi keluar dari permainan: dia lolos. Yang terakhir masih memegang kartu adalah { EM("durak") }, si dungu.
rules-goal-alone = Yang kalah hanya satu, dan semua bermain untuk diri sendiri.
rules-goal-duel = Kalian berdua: salah satu kalah, atau kartu keduanya habis sekaligus dan hasilnya seri.

# --- kartu ---
rules-cards = Kartu
rules-cards-deck = Satu set { $deck } kartu dengan empat kembang, dari { RANK($lowest) } sampai as.
rules-cards-trump = Satu kembang menjadi { EM("truf") } sepanjang permainan. Yang mana, ditentukan kartu yang dibuka.
rules-cards-beat = Kartu ditangkis dengan kartu kembang sama yang lebih tinggi atau, jika bukan truf, dengan truf apa pun. Truf hanya bisa ditangkis truf yang lebih tinggi. Tak seorang pun wajib mengikuti kembang.
rules-cards-sample = Jika trufnya sekop, { CARD($higher) } dan { CARD($small) } sama-sama bisa menangkis { CARD($plain) }. Tapi { CARD($small) } tidak bisa menangkis { CARD($trump-card) }: untuk itu perlu sekop yang lebih tinggi.

# --- pembagian kartu ---
rules-deal = Pembagian kartu
rules-deal-dealer = Pembagi kartu diundi, dan diundi lagi di tiap permainan.
rules-deal-round = Kartu dibagikan satu per satu, searah jarum jam, mulai dari kiri pembagi, sampai semua memegang { $hand }.
rules-deal-turn = Kartu berikutnya dibuka: kembangnya menjadi truf. Kartu itu diletakkan terbuka di bawah sisa kartu, yaitu { EM("tumpukan") }, dan ditarik paling akhir.
rules-deal-full = Dengan { $full } pemain semua kartu habis dibagi dan tak ada yang tersisa untuk dibuka. Maka kartu terakhir yang dibagikan, milik pembagi sendiri, ditunjukkan kepada semua dan menentukan truf. Kartu itu tetap di tangan pembagi dan terhitung sebagai kartu yang dibagikan kepadanya.
rules-deal-first = Yang mendapat truf terendah menyerang pertama, dengan kartu apa saja. Kartu yang dibuka tidak ada di tangan siapa pun dan tidak dihitung.
rules-deal-nobody-random = Jika tak seorang pun mendapat truf, penyerang pertama diundi.
rules-deal-nobody-seat0 = Jika tak seorang pun mendapat truf, kursi pertama yang menyerang: saat melawan program, itu kamu.

# --- ronde ---
rules-bout = Ronde
rules-bout-what = Permainan terdiri dari { EM("ronde") }. Di tiap ronde satu pemain menyerang, dan yang bertahan adalah pemain berikutnya searah jarum jam yang masih ikut main. Setiap saat tepat satu pemain yang mendapat giliran.
rules-bout-what-two = Permainan terdiri dari { EM("ronde") }. Di tiap ronde yang satu menyerang dan yang lain bertahan. Setiap saat tepat satu dari kalian yang mendapat giliran.

rules-lead = Menyerang
rules-lead-any = Penyerang memainkan satu kartu apa saja. Giliran ini tidak boleh dilewati.

rules-beat = Tangkis atau ambil
rules-beat-oldest = Pemain bertahan menjawab kartu serangan yang paling lama menunggu: menangkisnya dengan kartu dari tangan, atau bilang { EM("“Ambil”") }.
rules-beat-always = Mengambil selalu boleh, walaupun sebenarnya bisa menangkis. Selama ada kartu serangan yang menunggu jawaban, yang lain tidak berbuat apa-apa.

rules-pass-on = Atau oper
rules-pass-on-how = Alih-alih menangkis, pemain bertahan boleh meletakkan kartu bernilai sama di samping serangan. Seluruh serangan lalu pindah ke pemain berikutnya searah jarum jam.
rules-pass-on-how-two = Alih-alih menangkis, pemain bertahan boleh meletakkan kartu bernilai sama di samping serangan. Seluruh serangan lalu kembali ke yang melakukannya.
rules-pass-on-two = Kalau tinggal dua pemain, serangan kembali ke yang melakukannya.
rules-pass-on-when = Ini hanya bisa selama belum ada kartu ronde itu yang ditangkis dan pemain bertahan belum bilang “Ambil”.
rules-pass-on-limit = Bersama kartu tambahan itu, kartu serangan tidak boleh melebihi batas ({ $limit }, mula-mula { $first }), dan tidak boleh melebihi jumlah kartu pemain bertahan yang baru.
rules-pass-on-limit-plain = Bersama kartu tambahan itu, kartu serangan tidak boleh lebih dari { $limit }, dan tidak boleh melebihi jumlah kartu pemain bertahan yang baru.
rules-pass-on-roles = Yang mengoper kini menjadi penyerang, dan batasnya dihitung lagi dari tangan pemain bertahan yang baru, yang boleh mengoper lagi. Kartu yang menunggu dijawab mulai dari yang paling lama.
rules-pass-on-first-no = Di ronde pertama permainan tak ada yang dioper.
rules-pass-on-first-yes = Ini berlaku sejak ronde pertama.
rules-pass-on-never = Aturan ini membolehkan serangan dioper, tapi ronde dengan satu kartu serangan tidak menyisakan tempat untuk itu.

rules-throw = Menambah
rules-throw-when = Setelah semua kartu serangan tertangkis, atau setelah pemain bertahan bilang “Ambil”, kartu serangan boleh ditambah, satu per satu.
rules-throw-rank = Kartu cocok jika nilainya sudah ada di meja, sebagai kartu serangan maupun kartu tangkisan.
rules-throw-who-one = Hanya penyerang yang boleh menambah. Kalau tidak mau atau tidak bisa, dia bilang “Cukup”.
rules-throw-who-all = Semua kecuali pemain bertahan boleh menambah.
rules-throw-who-neighbours = Hanya dua tetangga pemain bertahan yang boleh menambah: pemain terdekat sebelum dan sesudahnya yang masih ikut main.
rules-throw-who-from-5 = Jika saat ronde dimulai masih ada lima pemain atau lebih, hanya dua tetangga pemain bertahan yang boleh menambah. Dengan empat atau kurang, semua kecuali pemain bertahan.
rules-throw-neighbours = Yang sudah lolos dilewati saat mencari tetangga. Tetangga yang kehabisan kartu di tengah ronde tidak diganti.
rules-throw-neighbours-passed = Setelah serangan dioper, tetangganya adalah tetangga pemain bertahan yang baru.
rules-throw-order = Penyerang ditanya dulu, lalu yang lain searah jarum jam. Yang tidak menambah bilang “Cukup”.
rules-throw-again = Setiap kartu baru mengembalikan giliran pertama ke penyerang. Setelah kartu itu ditangkis, atau langsung jika pemain bertahan mengambil, semua ditanya lagi, juga yang sudah bilang “Cukup”.
rules-throw-asked = Pemain yang punya kartu tapi tak ada yang cocok tetap ditanya, lalu bilang “Cukup”: kalau dilewati, yang lain jadi tahu isi tangannya. Pemain tanpa kartu tidak ditanya.

rules-limit = Batas
rules-limit-most = { $limit ->
    [1] Satu ronde hanya memuat satu kartu serangan. Tak ada yang ditambah.
   *[other] Satu ronde memuat paling banyak { $limit } kartu serangan, dan tak pernah lebih dari { EM("jumlah kartu pemain bertahan saat ronde dimulai") }.
  }
rules-limit-first-bout = { $first ->
    [1] Di ronde pertama permainan hanya satu kartu serangan.
   *[other] Di ronde pertama permainan paling banyak { $first }.
  }
rules-limit-first-discard = { $first ->
    [1] Sampai ada kartu yang dibuang untuk pertama kali, hanya satu kartu serangan.
   *[other] Sampai ada kartu yang dibuang untuk pertama kali, paling banyak { $first }.
  }
rules-limit-fixed = Jumlah itu ditetapkan di awal ronde dan tidak berubah, juga setelah ada yang mengambil. Kartu tangkisan tidak dihitung, dan berapa sisa kartu pemain bertahan sekarang tidak berpengaruh.
rules-limit-anew = Hanya kalau serangan dioper, jumlahnya dihitung lagi.
rules-limit-three = Jadi pemain bertahan yang mulai dengan tiga kartu dan sudah menangkis dua hanya bisa diberi satu kartu lagi, bukan empat.

rules-over = Akhir ronde
rules-over-when = Ronde selesai setelah semua kartu serangan tertangkis, atau pemain bertahan bilang “Ambil”, dan tak ada lagi kartu yang ditambah: batas tercapai, tak seorang pun yang boleh menambah masih punya kartu, atau semuanya sudah bilang “Cukup” sejak kartu terakhir.
rules-over-when-one = Ronde selesai begitu kartu serangan ditangkis atau diambil.
rules-over-beaten = { EM("Tertangkis semua") }: kartunya masuk buangan, tertutup dan untuk seterusnya. Berikutnya pemain bertahan yang menyerang. Kalau dia lolos, pemain berikutnya searah jarum jam.
rules-over-beaten-two = { EM("Tertangkis semua") }: kartunya masuk buangan, tertutup dan untuk seterusnya. Berikutnya pemain bertahan yang menyerang.
rules-over-taken = { EM("Diambil") }: pemain bertahan mengambil semua kartu di meja, kartu serangan maupun tangkisan, dan kehilangan giliran menyerang. Pemain sesudahnya searah jarum jam yang menyerang. Kalau tinggal dua pemain, penyerang yang sama menyerang lagi.
rules-over-taken-two = { EM("Diambil") }: pemain bertahan mengambil semua kartu di meja, kartu serangan maupun tangkisan, dan penyerang yang sama menyerang lagi.

# --- menarik kartu dan lolos ---
rules-draw = Menarik kartu dan lolos
rules-draw-order = Setelah ronde, selama tumpukan masih ada, tangan diisi sampai { $hand }: penyerang dulu, lalu yang lain searah jarum jam, pemain bertahan terakhir. Masing-masing menarik semua yang diperlukan sebelum yang berikutnya mulai.
rules-draw-order-two = Setelah ronde, selama tumpukan masih ada, tangan diisi sampai { $hand }: penyerang menarik semua yang diperlukan dulu, lalu pemain bertahan.
rules-draw-order-passed = Setelah serangan dioper, yang terakhir mengoper menarik lebih dulu.
rules-draw-last = Yang memegang { $hand } atau lebih tidak menarik. Truf yang terbuka adalah kartu terakhir tumpukan.
rules-draw-out = Kalau tumpukan sudah habis, siapa yang tak punya kartu begitu ronde selesai dinyatakan lolos. Tak pernah lebih awal: yang memainkan kartu terakhirnya di tengah ronde tetap ikut sampai ronde selesai dan kartu sudah ditarik.

# --- akhir permainan ---
rules-end = Akhir permainan
rules-end-durak = Jika ronde selesai, kartu sudah ditarik, dan hanya satu pemain yang masih memegang kartu, dialah durak.
rules-end-draw = Jika tak seorang pun memegang kartu lagi, hasilnya seri: tak ada durak.
rules-end-others = { $preset ->
    [club] Semua kecuali durak mendapat kemenangan klub. Seri bukan kemenangan siapa pun, juga bukan bagi yang sudah lolos.
   *[other] Semua kecuali durak selamat. Seri bukan kemenangan siapa pun, juga bukan bagi yang sudah lolos.
  }
rules-end-repetition = Kartu bisa berputar tanpa akhir. Karena itu, jika sebuah ronde akan dimulai dengan isi tangan yang sama, penyerang yang sama, dan jumlah kartu tumpukan yang sama untuk ketiga kalinya dalam permainan itu, permainan langsung berakhir seri.
rules-end-resign = Kamu boleh menyerah kapan saja, juga saat bukan giliranmu. Saat melawan program, permainan langsung selesai dan kamulah durak.
rules-end-resign-people = Di meja bersama orang lain permainan berlanjut: sebuah program memainkan kartu pemain yang pergi.
rules-end-clock = Di meja yang memakai jam, kalau waktunya habis, pemain bertahan mengambil, yang ditanya soal tambahan bilang “Cukup”, dan yang harus menyerang memainkan kartu terendahnya yang bukan truf, atau kalau tidak punya, truf terendahnya.

# --- contoh ---
rules-example = Contoh
rules-example-trump = Trufnya sekop.
rules-example-beaten = Tertangkis semua
rules-example-beaten-1 = Penyerang memainkan { CARD("9h") }.
rules-example-beaten-2 = Pemain bertahan menangkisnya dengan { CARD("Qh") }.
rules-example-beaten-3 = Sekarang ada queen di meja, maka penyerang menambah { CARD("Qc") }.
rules-example-beaten-4 = Pemain bertahan menangkisnya dengan truf: { CARD("9s") }.
rules-example-beaten-5 = Tak ada yang menambah lagi. Keempat kartu dibuang, dan pemain bertahan menyerang berikutnya.
rules-example-beaten-end = Ronde selesai. Kedua kartu dibuang, dan pemain bertahan menyerang berikutnya.
rules-example-taken = Diambil
rules-example-taken-1 = Penyerang memainkan { CARD("Td") }.
rules-example-taken-2 = Pemain bertahan tak punya wajik yang lebih tinggi, menyimpan trufnya, dan mengambil.
rules-example-taken-3 = Penyerang menambah { CARD("Th") }: nilainya sudah ada di meja.
rules-example-taken-4 = Pemain bertahan mengambil semua yang ada di meja dan tidak menyerang di ronde berikutnya.
rules-example-passed = Dioper
rules-example-passed-1 = Penyerang memainkan { CARD("Tc") }.
rules-example-passed-2 = Pemain bertahan meletakkan { CARD("Td") } di sampingnya.
rules-example-passed-3 = Kini ada dua kartu sepuluh di depan pemain berikutnya, yang harus punya sedikitnya dua kartu. Yang mengoper kini menjadi penyerang.
rules-example-passed-3-two = Kini ada dua kartu sepuluh di depan yang tadi menyerang, yang harus punya sedikitnya dua kartu. Yang mengoper kini menjadi penyerang.

# --- yang tidak ada ---
rules-without = Yang tidak dimainkan di sini
rules-without-points = Tak ada poin kartu, tak ada joker.
rules-without-teams = Tak ada regu: semua main sendiri.
rules-without-exchange = Truf yang terbuka tidak ditukar dengan truf terendah.
rules-without-passing-on = Serangan tidak dioper ke pemain berikutnya.
rules-without-showing = Serangan tidak dioper dengan sekadar menunjukkan truf: kartunya diletakkan di meja.
rules-without-fool = Durak permainan lalu tidak otomatis diserang pertama di permainan berikutnya, dan menutup permainan dengan kartu enam tidak memberi tanda pangkat di bahu.
rules-without-discards = Buangan tidak dilihat-lihat.

# --- bermain di sini ---
rules-here = Bermain di sini
rules-here-glow = Kartu yang bisa dimainkan menyala. Yang lain redup dan memberi tahu sebabnya. Baris di atas kartumu mengatakan apa yang diminta dari siapa.
rules-here-mouse = Mouse
rules-here-mouse-how = Klik kartu yang menyala untuk memainkannya. Arahkan ke yang redup untuk membaca sebabnya tidak bisa dimainkan.
rules-here-touch = Sentuhan
rules-here-touch-how = Ketuk kartu yang menyala untuk memainkannya. Ketuk yang redup, dan meja memberi tahu sebabnya tidak bisa dimainkan. Sentuhan di luar kartu tidak berpengaruh.
rules-here-buttons = Tombol
rules-here-buttons-how = { EM("Ambil") } saat kamu bertahan, { EM("Cukup") } saat tak ada lagi yang ingin ditambah. Letaknya tak pernah bertukar.
rules-here-choice = Jika sebuah kartu bisa menangkis atau mengoper, meja bertanya mana yang kamu mau.
rules-here-alone = Jika tak ada kartumu yang cocok, meja bisa bilang “Cukup” untukmu, setelah jeda selama orang berpikir. Bisa dimatikan di setelan.
rules-here-keys = Keyboard
rules-here-keys-move = { KEY("←") } { KEY("→") }
rules-here-keys-ends = { KEY("Home") } { KEY("End") }
rules-here-keys-play = { KEY("Enter") } { KEY("Spasi") }
rules-here-keys-take = { KEY("T") }
rules-here-keys-done = { KEY("D") }
rules-here-keys-read = { KEY("L") }
rules-here-all-keys = Semua tombol
rules-here-keys-list = { KEY("?") }

# --- kata-kata ---
rules-words = Kata-kata
rules-word-attacker = Penyerang
rules-word-attacker-is = Yang membuka ronde.
rules-word-defender = Pemain bertahan
rules-word-defender-is = Yang harus menangkis atau mengambil: pemain berikutnya searah jarum jam setelah penyerang.
rules-word-defender-is-two = Yang harus menangkis atau mengambil.
rules-word-bout = Ronde
rules-word-bout-is = Satu serangan dengan segala tambahannya, dari kartu pertama sampai meja bersih.
rules-word-throw = Menambah
rules-word-throw-is = Menambahkan kartu serangan yang nilainya ada di meja.
rules-word-limit = Batas
rules-word-limit-is = Berapa kartu serangan yang boleh ada di ronde ini.
rules-word-talon = Tumpukan
rules-word-talon-is = Kartu yang belum dibagi, dengan truf terbuka di bawahnya.
rules-word-discard = Buangan
rules-word-discard-is = Kartu yang sudah tertangkis dan tak dipakai lagi.
rules-word-out = Lolos
rules-word-out-is = Yang tak punya kartu begitu ronde selesai, ketika tumpukan sudah habis.
rules-word-durak = Durak
rules-word-durak-is = Yang terakhir memegang kartu. Dalam bahasa Rusia artinya si dungu.

# --- pilihan ---
rules-options = Aturan ini sebagai pilihan
rules-options-about = Aturan siap pakai adalah sekumpulan nilai. Di “{ preset-custom }” masing-masing boleh diubah.
rules-option = Pilihan
rules-value = Di sini
rules-others = Bisa juga
