# Páginas que hace el propio servidor, y lo que necesita una frase cuando no hay mesa a la vista.
seat-number = el puesto { $seat }

notice-title = { $heading } · Durak
notice-home = Al inicio
notice-rules = Leer las reglas
notice-no-page = Esa página no existe
notice-no-table = Esa mesa no existe
notice-no-table-why = En esta dirección no hay ninguna mesa. Puede que ya la hayan quitado.
notice-refused = No funcionó
notice-fault = Error del servidor
notice-fault-why = No se perdió nada de lo confirmado. Inténtalo de nuevo.
notice-not-built = La página no está compilada
notice-not-built-why = Kozyr funciona, pero su página no está compilada aquí. En una copia del código fuente, ejecuta «make play»; un Kozyr instalado ya la lleva dentro. Las reglas se pueden leer igualmente.

# La página instalada.
app-name = Durak: Kozyr
app-short-name = Durak
app-description = Durak, el juego de cartas, contra programas que nunca miran tus cartas.
