# Halaman buatan server sendiri, dan yang dibutuhkan sebuah kalimat tanpa meja di depan mata.
seat-number = kursi { $seat }

notice-title = { $heading } · Durak
notice-home = Ke halaman awal
notice-rules = Baca aturannya
notice-no-page = Halaman itu tidak ada
notice-no-table = Meja itu tidak ada
notice-no-table-why = Tidak ada meja di alamat ini. Mungkin sudah dibereskan.
notice-refused = Tidak berhasil
notice-fault = Terjadi kesalahan di server
notice-fault-why = Semua yang sudah dikonfirmasi tetap tersimpan. Coba lagi.
notice-not-built = Halamannya belum dibangun
notice-not-built-why = Kozyr berjalan, tapi halamannya belum dibangun di sini. Di salinan kode sumber, jalankan “make play”; Kozyr yang terpasang sudah membawa halamannya. Aturannya tetap bisa dibaca.

# Halaman yang terpasang.
app-name = Durak: Kozyr
app-short-name = Durak
app-description = Durak, permainan kartu, melawan program yang tak pernah mengintip kartumu.
