# Halaman kartu. $cards banyaknya muka kartu di satu halaman; $card sebuah kartu, $suit sebuah kembang (DPN); $number dan $count menghitung punggung kartu.

decks-title = Tradisi kartu: kartu untuk main durak
decks-description = Dua set kartu yang digambar untuk durak: Atlasnye dari Sankt Peterburg dengan В, Д, К dan Т, dan kartu internasional empat musim.
decks-heading = Tradisi kartu
decks-about = Tiap negeri membagi permainan yang sama dengan gambarnya sendiri. Inilah yang bisa dibagikan di sini.

deck-kicker-all = Kartu-kartunya
deck-kicker = Satu set kartu
deck-skip = Ke kartunya
deck-all = Semua tradisi kartu
deck-home = Ke halaman awal

deck-fact-from = Asal
deck-fact-cards = Kartu
deck-fact-cards-is = { $cards ->
    [36] { $cards }, enam sampai as
   *[other] { $cards }, dua sampai as
  }
deck-fact-game = Permainannya
deck-fact-game-is = Durak

decks-atlasnye = Atlasnye
decks-atlasnye-own = Атласные
decks-atlasnye-own-language = ru
decks-atlasnye-title = Atlasnye (Атласные): kartu Rusia, { $cards } lembar
decks-atlasnye-description = Kartu Atlasnye dari Sankt Peterburg: { $cards } muka kartu dengan nama lengkap, punggungnya, dan permainan yang dimainkan dengannya, durak.
decks-atlasnye-about = Kartu satin: gambar yang dipakai orang Rusia untuk main durak sejak abad ke-19.
decks-atlasnye-place = Sankt Peterburg, Rusia
decks-atlasnye-origin-1 = Atlasnye artinya “dari satin”. Itulah nama satu mutu kertas: digosok dengan talek, kartunya mudah dikocok dan tahan tangan lembap.
decks-atlasnye-origin-2 = Pada 1860-an Adolf Charlemagne, akademikus seni lukis, menggambar muka baru untuk Pabrik Kartu Kekaisaran di dekat Sankt Peterburg. Mutu yang lebih murah dan yang lebih mahal hilang dari pasaran, sebutan itu melekat pada gambarnya, dan sampai kini itulah yang terbayang oleh pemain Rusia saat mendengar kata “kartu”.
decks-atlasnye-origin-3 = Gambar di sini dibuat baru untuk permainan ini dengan gaya itu: latar polos, bingkai tipis, as dalam karangan daun. Tak satu garis pun dijiplak. Dua belas tokoh, masing-masing dengan wajah, gerak, dan sesuatu di tangannya.
decks-atlasnye-wikipedia = Russian playing cards, di Wikipedia (bahasa Inggris)
decks-atlasnye-wikipedia-address = https://en.wikipedia.org/wiki/Russian_playing_cards

decks-french = Internasional
decks-french-own = Empat musim
decks-french-own-language = id
decks-french-title = Kartu internasional bergambar empat musim: { $cards } lembar
decks-french-description = Kartu internasional dengan jack, queen, king, dan as: { $cards } muka kartu dengan nama lengkap, punggungnya, dan permainan yang dimainkan dengannya, durak.
decks-french-about = Pola yang dikenal di seluruh dunia; di sini tiap kembang punya musimnya.
decks-french-place = Rouen dan Paris, Prancis
decks-french-origin-1 = Keriting, wajik, hati, dan sekop datang dari Prancis pada abad ke-15. Tanda polos dua warna bisa dicetak dengan stensil: kartu jadi murah, dan kembang Prancis menyebar ke seluruh dunia.
decks-french-origin-2 = Durak memakai 36 dari 52 kartu, tanpa kartu dua sampai lima. Dengan aturanmu sendiri kamu bisa main dengan 24 kartu atau dengan semua 52.
decks-french-origin-3 = Tokoh-tokohnya milik permainan ini sendiri: musim semi di hati, musim panas di wajik, musim gugur di keriting, dan musim dingin di sekop, berupa ukiran di atas latar sapuan warna dengan bingkai ganda.
decks-french-wikipedia = Kartu remi, di Wikipedia
decks-french-wikipedia-address = https://id.wikipedia.org/wiki/Kartu_remi

deck-origin = Dari mana asalnya
deck-more = Bacaan lanjutan:
deck-faces = Muka kartu
deck-faces-about = Semua { $cards } kartu. Huruf di sudutnya mengikuti bahasamu: di sini J, Q, K, A, dalam bahasa Rusia В, Д, К, Т.
deck-suit = { SUIT($suit) }
deck-card = { CARD($card) }
deck-backs = Punggung kartu
deck-backs-about = Pola ukiran yang tetap sama bila diputar balik: punggung kartu tidak membocorkan kartunya, juga tidak mana atasnya.
deck-back = Punggung { $number } dari { $count }
deck-games = Dimainkan dengannya: durak
deck-games-about = Habiskan kartumu; yang terakhir memegang kartu adalah durak. Empat cara memainkannya, masing-masing dengan aturan lengkap:
deck-rules = Aturan { $preset }
