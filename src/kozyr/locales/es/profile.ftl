# Lo que se gana jugando: perfil, premio al final de la partida, logros, dorsos, códigos y dispositivos.

title-profile = Tu perfil — { title }
points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
profile-new = Aún no has conseguido nada
profile-new-about = Tu perfil empieza con la primera partida: sin nombre, sin contraseña, sin registro. Pertenece a este navegador, y un código lo lleva a otros dispositivos.
profile-since = Desde el { $when }

# --- nombre e imagen ---
face-change = Nombre e imagen
face-name = Nombre
face-about = Aparece en tu perfil. Déjalo vacío si no quieres ninguno.
face-picture = Imagen
face-save = Guardar
face-saved = Guardado.
cancel = Cancelar
avatar-spade = una pica
avatar-heart = un corazón
avatar-diamond = un diamante
avatar-club = un trébol
avatar-crown = una corona
avatar-fools-cap = un gorro de bufón
avatar-samovar = un samovar
avatar-bagel = una rosquilla
avatar-fox = un zorro
avatar-bear = un oso
avatar-hare = una liebre
avatar-owl = un búho
avatar-cat = un gato
avatar-rooster = un gallo
avatar-fir = un abeto
avatar-mushroom = una seta
avatar-none = ninguna

# --- experiencia: $count puntos faltan ---
growth = Experiencia
growth-value = { $points } de { $next } puntos
growth-to-go = { $count ->
    [one] Falta { points-count } para el nivel { $level }
   *[other] Faltan { points-count } para el nivel { $level }
  }

# --- cifras ---
figures = Hasta ahora
figure-games = Partidas
figure-won = Ganadas
figure-drawn = Empates
figure-durak = Durak
figure-resigned = Rendiciones
figure-club = Victorias de club
figure-streak = Racha actual
figure-longest = Mejor racha
figures-note = Las rendiciones cuentan también como durak. Una racha es de partidas ganadas seguidas; un empate la corta.
figures-by-rules = Por tipo de reglas
figures-by-seats = Por número de jugadores

# --- partida a partida ---
chart = Partida a partida
chart-about = { $count ->
    [one] Tu única partida hasta ahora y lo que te dio.
   *[other] Tus últimas { $count } partidas, la más antigua a la izquierda. Cada marca es una partida; la línea, tu experiencia.
  }
chart-table = Lo mismo en una tabla
chart-when = Día
chart-result = Resultado
chart-points = Puntos
result-won = ganada
result-draw = empate
result-durak = durak
result-resigned = rendición

# --- dorsos ---
backs = Dorsos
backs-about = Las caras son de todos. Los dorsos se desbloquean jugando; nada se vende.
back-worn = en tus cartas
back-wear = Usar
back-opens-level = Se desbloquea en el nivel { $level }
back-opens-goal = Se desbloquea con el logro «{ $goal }»: { $about }

# --- logros ---
goals = Logros
goals-count = { $reached } de { $count } conseguidos
goals-about = Cada uno se consigue una sola vez. No cuentan las partidas en las que se deshizo una jugada.
goal-reached = conseguido
goal-review = Ver la partida
goal-opens = Desbloquea un dorso: { $back }
goal-first-game = La primera partida
goal-first-game-about = Termina una partida.
goal-first-win = La primera victoria
goal-first-win-about = Gana una partida.
goal-beat-easy = Pan comido
goal-beat-easy-about = Gana una partida en la que todos los rivales jueguen en el nivel Fácil.
goal-beat-medium = El término medio
goal-beat-medium-about = Gana una partida en la que todos los rivales jueguen en el nivel Medio.
goal-beat-hard = Huesos duros
goal-beat-hard-about = Gana una partida en la que todos los rivales jueguen en el nivel Difícil.
goal-ten-wins = Diez veces a salvo
goal-ten-wins-about = Gana 10 partidas.
goal-hundred-games = De la casa
goal-hundred-games-about = Termina 100 partidas.
goal-three-in-a-row = Tres seguidas
goal-three-in-a-row-about = Gana 3 partidas seguidas.
goal-seven-in-a-row = Siete seguidas
goal-seven-in-a-row-about = Gana 7 partidas seguidas.
goal-every-rules = Con todas las reglas
goal-every-rules-about = Gana una partida con cada una de las reglas Atlasnye, Clásico, Club y Desvío.
goal-every-table = En todas las mesas
goal-every-table-about = Gana una partida de dos, otra de tres, otra de cuatro, otra de cinco y otra de seis.
goal-first-out = Antes que nadie
goal-first-out-about = Gana una partida de cuatro o más poniéndote a salvo antes que nadie.
goal-full-table = Mesa llena
goal-full-table-about = Gana una partida de seis.
goal-club-regular = Socio del club
goal-club-regular-about = Gana 25 partidas con las reglas Club.
goal-big-pack = La baraja grande
goal-big-pack-about = Gana una partida con 52 cartas.
goal-nothing-taken = Manos limpias
goal-nothing-taken-about = Gana una partida sin recoger ni una vez.
goal-comeback = La remontada
goal-comeback-about = Gana una partida después de haber tenido 14 cartas o más en la mano.
goal-six-beaten = Seis de seis
goal-six-beaten-about = Mata todas las cartas de ataque de una ronda, seis o más.
goal-passed-on = A mí no
goal-passed-on-about = Gana una partida en la que hayas desviado el ataque dos veces o más.
goal-generous = Mano generosa
goal-generous-about = Echa diez cartas en una misma partida.
goal-small-trump = Pequeño, pero triunfo
goal-small-trump-about = Mata un as con el triunfo más bajo de la baraja.
goal-epaulettes = Los galones
goal-epaulettes-about = Gana una partida atacando, en la ronda en que te pones a salvo, con dos cartas del valor más bajo de la baraja.
goal-last-trump = La última palabra
goal-last-trump-about = Gana una partida con el as de triunfo como última carta.
goal-quick-win = Con prisa
goal-quick-win-about = Gana una partida de dos con 36 cartas en diez rondas como mucho.
goal-nobody = Nadie es el tonto
goal-nobody-about = Empata una partida.

# --- dispositivos ---
devices = En otros dispositivos
devices-about = { $count ->
    [one] Solo este navegador tiene tu perfil.
   *[other] { $count } navegadores tienen tu perfil, contando este.
  }
devices-link = Añadir un dispositivo
devices-link-title = Otro dispositivo
devices-link-about = Escanéalo con el otro dispositivo o abre allí la dirección. Solo sirve una vez.
devices-square = Código QR de la dirección
devices-code = O escribe allí este código, en la página «{ tool-profile }»
devices-left = { $minutes ->
    [0] Vale menos de un minuto más
    [one] Vale { $minutes } minuto más
   *[other] Vale { $minutes } minutos más
  }
devices-over = Este código ya no vale.
devices-new = Código nuevo
devices-local = La dirección de esta página solo lleva a este ordenador. Para otros dispositivos de tu red, inicia el juego así: { $command }
devices-off = Desconectar los demás
devices-off-ask = ¿Desconectar todos los demás dispositivos?
devices-off-about = Ya no tendrán tu perfil; las partidas siguen siendo tuyas. Para volver necesitan un código.
devices-off-done = Los demás dispositivos están desconectados.

# --- el código de recuperación ---
recovery = Código de recuperación
recovery-about = Con él recuperas tu perfil en cualquier navegador, aunque este se pierda. Quien lo tiene, tiene tu perfil.
recovery-has = Tienes uno. Uno nuevo lo anula.
recovery-make = Crear un código
recovery-anew = Crear uno nuevo
recovery-once = Apúntalo: solo se muestra ahora. El de antes, si lo había, ya no vale.
recovery-file = Código de recuperación de tu perfil de Durak
copy = Copiar
copied = Copiado.
copy-failed = Aquí no se puede copiar: el código está marcado, cópialo a mano.
save-file = Guardar
print = Imprimir
recovery-kept = Ya lo tengo

# --- usar un código ---
join = Usar un código
join-about = ¿Tienes un perfil en otro dispositivo o un código de recuperación? Tráelo aquí.
join-code = El código
join-code-about = Da igual usar minúsculas, espacios u O en vez de 0.
join-look = Siguiente
join-looking = Buscando…
join-whose = Este código abre el perfil «{ $name }»: nivel { $level }, { games-count }.
join-nameless = Este código abre un perfil sin nombre: nivel { $level }, { games-count }.
join-along = { $count ->
    [0] Este navegador no tiene partidas terminadas que aportar.
    [one] Se suma { $count } partida terminada de este navegador.
   *[other] Se suman { $count } partidas terminadas de este navegador.
  }
join-ask = ¿Unir este navegador a ese perfil?
join-same = Este navegador ya tiene ese perfil. No hay nada que hacer.
join-yes = Sí, unirlo
join-no = No, dejarlo
join-done = El perfil ya está aquí.

# --- lo que se guarda ---
data = Tus datos
data-about = Están donde funciona este juego y en ningún otro sitio.
data-export = Guardar todo en un archivo
data-delete = Borrar el perfil
data-delete-ask = ¿Borrar el perfil para siempre?
data-delete-goes = En todos los dispositivos desaparecen: nombre e imagen, experiencia y nivel, cifras, logros, dorsos desbloqueados, todas las partidas con sus registros y todos los códigos.
data-delete-here = En este navegador desaparecen también la lista de lecciones hechas y lo que se te prometió antes de repartir.
data-delete-stays = Quedan los ajustes de este navegador; solo el dorso vuelve a ser el primero.
data-delete-next = Siguiente
data-delete-sure = No hay vuelta atrás. ¿Seguro?
data-delete-yes = Borrar para siempre
data-deleted = El perfil está borrado. Todo está como el primer día.

# --- el premio al final de la partida; $count: puntos ---
reward-points = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } puntos
  }
reward-resigned = Rendirse no da experiencia.
reward-undone = Sin experiencia: se deshizo una jugada.
reward-level = ¡Nivel { $level } alcanzado!
reward-goal = Logro conseguido: { $goal }
reward-back = Dorso nuevo: { $back }
reward-next = { $count ->
    [one] Próximo dorso en el nivel { $level }: falta { points-count }
   *[other] Próximo dorso en el nivel { $level }: faltan { points-count }
  }
