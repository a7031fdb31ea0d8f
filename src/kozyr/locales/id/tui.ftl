# Permainan di terminal: kozyr tui, dan cara per baris: kozyr tui --plain.

tui-list-or = { $most } atau { $last }
tui-list-and = { $most } dan { $last }

# --- yang ada di sekeliling meja ---
tui-trump = { trump } { $face }
tui-talon = { talon } { $count }
tui-discard = { discard-pile } { $count }
tui-no-card = Belum ada kartu terpilih
tui-tally = Yang pernah jadi durak di meja ini: { $tally }
tui-title = { title } · { $preset } · { seats-word } · { $opponent }

# Baris tombol: tombol dan kata.
tui-key-move = pilih
tui-key-play = mainkan
tui-key-new = permainan baru
tui-key-keys = semua tombol
tui-key-quit = keluar
tui-keys-sort = Urutkan menurut nilai atau kembang
tui-keys-counts = Kartu tiap tangan, tumpukan, dan truf
tui-keys-again = Ulangi apa yang diminta
tui-sorted = { $by ->
    [rank] Diurutkan menurut nilai
   *[suit] Diurutkan menurut kembang, truf paling akhir
  }
tui-thinking = Mencari petunjuk…

# --- cara per baris: pilihan dan masukan ---
plain-welcome = { tui-title }. Ketik nomor pilihan lalu tekan Enter; tanda tanya menampilkan perintah lainnya.
plain-opponents = Kamu melawan { $names }.
plain-choice-lead = serang dengan { CARD($card) }
plain-choice-throw = tambah { CARD($card) }
plain-choice-beat = tangkis dengan { CARD($card) }
plain-choice-transfer = oper dengan { CARD($card) }
plain-choice-take = ambil
plain-choice-done = { $phase ->
    [throw_in_taking] cukup
   *[other] cukup
  }
plain-choice-again = main lagi
plain-choice-stop = berhenti
plain-choice-resign = menyerah
plain-choice-play-on = lanjut main
plain-help = Perintah: nomor untuk memilih; kartu seperti 9h atau 10s memainkannya, atau memberi tahu sebabnya tidak bisa; t ambil; d cukup; h petunjuk; u mengurungkan keputusan terakhirmu; l membacakan meja; c membacakan jumlah kartu dan truf; r mengulangi; g menyerah; q keluar.
plain-bad-choice = Tidak ada pilihan “{ $text }”. Ketik { $count ->
    [1] 1
   *[other] nomor dari 1 sampai { $count }
  }, atau tanda tanya untuk daftar perintah.
plain-not-now = Sekarang itu tidak bisa.
plain-several = { CARD($card) } bisa dimainkan dengan beberapa cara. Pilih nomornya.
plain-place = { $name }: { $how }.
plain-left = Kamu keluar dari permainan.
plain-input-ended = Masukan sudah habis, jadi permainan dihentikan.

# --- pilihan yang salah ---
tui-no-terminal = Ini butuh terminal. Dengan kozyr tui --plain permainan berjalan baris demi baris, lewat pipa juga bisa.
