# Apakah kocokannya jujur: panel di akhir permainan (docs/fair-deals.md).
tool-fair = Kocokan jujur
fair-title = Jujurkah kocokannya?
fair-loading = Memuat catatan permainan ini…
fair-proved = Terbukti: tak seorang pun bisa memilih kartunya.
fair-proved-unnoted = Urutan kartunya memang hasil rahasia itu. Peramban ini tidak mencatat janji sebelum pembagian, jadi soal itu hanya catatan permainan yang jadi bukti.
fair-unproved = Ada yang tidak cocok.
fair-none = Permainan ini dibagi sebelum kocokan bisa dibuktikan.
fair-how = Sebelum kartu dibagi, server menetapkan sebuah rahasia dan menunjukkan sidik jarinya. Lalu perambanmu menambahkan angkanya sendiri. Keduanya bersama membentuk urutan kartu. Sekarang rahasianya dibuka, dan perambanmu baru saja menyusun ulang kartunya dan membandingkan.
fair-how-alone = Kocokan ini dibuat dari rahasia saja: tak ada yang dijanjikan sebelumnya dan tak ada yang ditambahkan. Yang terlihat hanyalah bahwa kartu mengikuti rahasia itu. Kocokan hari ini dibuat dari tanggalnya, sama untuk semua.
fair-commitment = Sidik jari, ditunjukkan sebelum pembagian
fair-fingerprint = Sidik rahasia
fair-nonces = Yang ditambahkan perambanmu
fair-seed = Rahasianya, kini dibuka
fair-record = Catatan permainan
fair-copy = Salin catatan
fair-copied = Tersalin.
fair-copy-failed = Peramban tidak mengizinkan halaman ini menyalin. Pilih catatannya dan salin sendiri.
fair-other = Periksa sebuah catatan
fair-check = Periksa
fair-terminal = “kozyr verify” di terminal mengatakan hal yang sama, dan juga memutar ulang tiap langkah.
fair-found-record = Ini bukan catatan permainan yang sudah selesai.
fair-found-lacks = Catatan ini tidak punya { $field }.
fair-found-bad-seed = Rahasianya bukan 64 digit heksadesimal.
fair-found-bad-nonces = Angka-angka tambahannya tidak ditulis sebagaimana mestinya.
fair-found-commitment = Sidik jari di catatan bukan milik rahasia ini.
fair-found-noted = Rahasianya bukan yang sidik jarinya ditunjukkan ke peramban ini sebelum pembagian.
fair-found-deck = { $found ->
    [none] Kartu ke-{ $place } tidak ada; menurut rahasianya { $expected }.
   *[other] { $expected ->
        [none] Ada satu kartu berlebih, { $found } di tempat ke-{ $place }.
       *[other] Kartu ke-{ $place } adalah { $found }; menurut rahasianya { $expected }.
    }
  }
fair-found-dealer = Pembagi kartunya bukan yang ditentukan rahasia itu.
fair-found-first = Yang mulai bukan kursi yang ditentukan rahasia itu.
fair-found-unfinished = Permainan belum selesai: rahasianya seharusnya belum diketahui.
fair-found-seal = Ada yang diubah di catatan setelah permainan: sebuah langkah, atau bagian lain.
