# Si el reparto fue limpio: el panel al final de una partida (docs/fair-deals.md).
tool-fair = Reparto limpio
fair-title = ¿Fue limpio el reparto?
fair-loading = Cargando el registro de esta partida…
fair-proved = Demostrado: nadie pudo elegir las cartas.
fair-proved-unnoted = La baraja es la que sale del secreto. Este navegador no tiene apuntada ninguna promesa hecha antes de repartir, así que de eso solo responde el registro.
fair-unproved = Algo no cuadra.
fair-none = Esta partida se repartió antes de que los repartos se pudieran demostrar.
fair-how = Antes de repartir, el servidor fijó un secreto y mostró su huella. Luego tu navegador añadió un número propio. De los dos salió la baraja. Ahora el secreto está a la vista, y tu navegador acaba de rehacer la baraja y compararla.
fair-how-alone = Este reparto sale solo del secreto: no se prometió nada antes ni se añadió nada. Solo muestra que la baraja sale del secreto. El reparto de hoy sale de la fecha, igual para todos.
fair-commitment = Huella, mostrada antes de repartir
fair-fingerprint = Huella del secreto
fair-nonces = Lo que añadió tu navegador
fair-seed = El secreto, ahora a la vista
fair-record = Registro de la partida
fair-copy = Copiar el registro
fair-copied = Copiado.
fair-copy-failed = El navegador no deja copiar a esta página. Selecciona el registro y cópialo a mano.
fair-other = Comprobar un registro
fair-check = Comprobar
fair-terminal = «kozyr verify» en un terminal dice lo mismo y además repite cada jugada.
fair-found-record = Esto no es el registro de una partida acabada.
fair-found-lacks = Al registro le falta { $field }.
fair-found-bad-seed = El secreto no son 64 cifras hexadecimales.
fair-found-bad-nonces = Los números añadidos no están escritos como deben.
fair-found-commitment = La huella del registro no es la del secreto.
fair-found-noted = El secreto no es aquel cuya huella vio este navegador antes de repartir.
fair-found-deck = { $found ->
    [none] Falta la carta { $place } de la baraja; según el secreto es { $expected }.
   *[other] { $expected ->
        [none] La baraja tiene una carta de más, { $found } en el lugar { $place }.
       *[other] La carta { $place } de la baraja es { $found }; según el secreto es { $expected }.
    }
  }
fair-found-dealer = No repartió quien sale del secreto.
fair-found-first = No empezó el puesto que sale del secreto.
fair-found-unfinished = La partida no ha acabado: su secreto aún no debería saberse.
fair-found-seal = Algo del registro se cambió después de la partida: una jugada u otro campo.
