# Pintu masuk: meja sendiri, permainan yang belum selesai, server yang tidak menjawab.
preset-short-custom = Buatanmu
tool-own = Mejamu
own-title = Mejamu
own-about = Semua aturan sesukamu, juga siapa yang duduk bersamamu. Disimpan di perangkat ini.
own-rules = Aturannya
own-from = Mulai dari aturan
own-opponents = Yang duduk bersamamu
own-seats = Di meja, termasuk kamu
own-name = Nama lawan { $seat }
own-name-none = nama bawaan
own-level = Tingkat lawan { $seat }
own-level-same = { $opponent }, seperti yang lain
own-level-all = Tingkat semua
own-value = { $option }: { $value }
own-dashed = Yang bergaris putus-putus tidak cocok dengan yang lain; pilih saja, nanti diberi tahu sebabnya.
own-read = Aturan ini selengkapnya
own-start = Mulai main
own-decks = Kartu-kartunya dan kisahnya

summary-mixed = { $preset }, { seats-word }, tingkat lawan berbeda-beda
preset-name-custom = Aturanmu

games-all = { $count ->
    [1] 1 permainan belum selesai
   *[other] Semua { $count } permainan yang belum selesai
  }
games-title = Belum selesai
games-row = { $preset }, { seats-word }, ronde { $bout }
games-began = dimulai { $when }
past-games = Permainan lalu

server-gone-about = Halaman ini bertanya lagi sendiri dan lanjut begitu ada jawaban.
