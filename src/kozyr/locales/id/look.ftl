# Rupa dan bunyi kartu serta meja: setelan.
title-settings = Durak — setelan
settings-coming = Membuka setelan…
percent = { $value }%

settings-game = Permainan
settings-left-handed = Kidal: tombol dan tumpukan bertukar sisi
settings-pace-instant = tanpa gerak

settings-look = Cahaya dan kertas
settings-theme-contrast = kontras tinggi
settings-contrast = Kontras
settings-contrast-least = pudar
settings-contrast-most = pekat
settings-grain = Serat
settings-grain-least = licin
settings-grain-most = kasar
settings-temperature = Suhu warna
settings-temperature-least = cahaya bulan
settings-temperature-most = cahaya lilin
settings-contrast-note = Dengan kontras tinggi, penggeser hanya mengubah kartu.
settings-as-drawn = Seperti gambar asli: semua 50%

settings-cards = Kartu
settings-design = Gambar kartu
deck-french = Kartu internasional
settings-back = Punggung
back-rosettes = roset
back-weave = anyaman
back-scales = sisik
back-sunburst = sinar surya
back-quilt = perca
back-stars = bintang
back-moire = moiré
back-scrolls = sulur
back-honeycomb = sarang lebah
back-plait = kepang
back-ripples = riak
back-harlequin = harlekin
back-night = langit malam
back-locked = terkunci
settings-letters = Huruf
settings-letters-language = { $letters } · ikut bahasa
settings-four-colours = Empat warna: keriting hijau, wajik biru
settings-large-indices = Angka besar di semua ukuran

settings-sound = Suara
settings-sounds = Bunyi
settings-volume = Volume
settings-vibration = Bergetar saat giliranku
keys-mute = Nyalakan atau matikan bunyi
tell-sounds-on = Bunyi menyala
tell-sounds-off = Bunyi mati
