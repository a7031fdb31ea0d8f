# Un mensaje por cada código de docs/errors.md: qué ha pasado y qué hacer. Los datos son las variables.

# --- las reglas ---
refusal-game-over = La partida ya terminó.
refusal-not-your-turn = Aún no: ahora juega { SEAT($actor) }.
refusal-no-such-seat = En la mesa no hay puesto { $seat }; hay { $seats }.
refusal-card-not-held = No tienes { CARD($card, case: "the") }.
refusal-rank-not-on-table = En la mesa no hay { RANK($rank, case: "none") }: no puedes echar { CARD($card, case: "the") }.
refusal-does-not-beat = { SAME_SUIT($attack, $trump) ->
    [yes] Solo un triunfo más alto mata { CARD($attack, case: "the") }.
   *[no] Solo { SUIT($attack, form: "higher") } o un triunfo mata { CARD($attack, case: "the") }.
  }
refusal-not-the-oldest-attack = Mata primero { CARD($oldest, case: "the") }: lleva más tiempo en la mesa que { CARD($attack, case: "the") }.
refusal-attack-not-open = En la mesa no hay { CARD($attack, case: "none") } sin matar.
refusal-must-lead = Quien ataca juega una carta; no se puede pasar.
refusal-must-beat-or-take = Mata { CARD($attack, case: "the") } o recoge.
refusal-nothing-to-take = No hay nada que recoger: ya está todo matado.
refusal-only-throw-in-or-pass = Echa una carta o di «Paso».
refusal-transfer-off = Con estas reglas el ataque no se puede desviar.
refusal-transfer-first-bout = En la primera ronda el ataque no se puede desviar.
refusal-transfer-after-beat = Ya hay una carta matada: el ataque ya no se puede desviar.
refusal-transfer-rank = Este ataque solo se desvía con { RANK($rank, case: "accusative") }, no con { CARD($card, case: "the") }.
refusal-transfer-too-many = No se puede desviar: { SEAT($seat) } solo podría responder a { $limit } de { $attacks } cartas de ataque.
refusal-seat-is-out = Quien ya está a salvo no puede rendirse.

# --- la mesa ---
refusal-stale = La mesa ya había cambiado.
refusal-ahead = La página se adelantó a la mesa. Recárgala.
refusal-bad-action = «{ $text }» no es una jugada.
refusal-not-your-seat = El puesto { $seat } no es tuyo; el tuyo es el { $yours }.
refusal-command-id-reused = Esta orden ya se envió antes con otra jugada. Inténtalo otra vez.

# --- el reparto ---
refusal-bad-rules = No se conocen las reglas «{ $text }». Se esperaba: { $expected }.
refusal-first-above-limit = La primera ronda no puede tener más cartas de ataque ({ $first }) que cualquier otra ({ $limit }).
refusal-first-transfer-alone = No se puede desviar en la primera ronda si no se puede desviar nunca.
refusal-bad-seats = Con estas reglas y { $deck } cartas pueden jugar { $least }–{ $most }, no { $seats }: se reparten seis a cada uno.
refusal-bad-opponent = No hay ningún programa «{ $name }». Se esperaba: { $expected }.

# --- looking at games again ---
refusal-too-many-moves = Esta partida tiene { $moves } jugadas; se pueden repasar como mucho { $most }.
refusal-not-told = Este registro no dice qué tenían los demás.

# --- el servidor ---
refusal-bad-message = El servidor no entendió la página ({ $where }). Recárgala.
refusal-too-large = El mensaje es demasiado grande: { $bytes } bytes, y el máximo es { $most }.
refusal-bad-protocol = La página es de otra versión ({ $protocol }; el servidor habla { $expected }). Recárgala.
refusal-hello-first = La página no saludó. Recárgala.
refusal-unknown-table = Esa mesa no existe. Puede que ya la hayan quitado.
refusal-unknown-lesson = Esa lección no existe.
refusal-not-at-this-table = No tienes sitio en esta mesa. Se abrió en otro navegador.
refusal-hint-among-people = Donde juega más gente no hay pistas.
refusal-hint-not-now = Ahora mismo no hay nada que decidir.
refusal-hint-failed = Esta vez no hay pista. Pídela otra vez.
refusal-bad-host = Este servidor no responde al nombre «{ $host }». Ábrelo por su dirección o inícialo con --allow-host.
refusal-bad-origin = La petición venía de otro sitio web y no se aceptó.
refusal-too-fast = Demasiado a la vez. Espera un momento e inténtalo de nuevo.
refusal-too-slow = La petición no llegó completa en { $seconds } segundos. Inténtalo de nuevo.
refusal-not-over = La partida aún no ha terminado.
refusal-unknown-promise = El servidor acaba de reiniciarse. Inténtalo de nuevo.
refusal-too-many-games = Ya tienes { $most } partidas sin acabar. Acaba una o ríndete.
refusal-not-found = No existe la página { $path }.
refusal-not-allowed = La página no acepta { $method }.
refusal-storage = Falla el disco del servidor y no se pudo guardar. Nada ha cambiado; inténtalo de nuevo.
refusal-moves-lost = El servidor se detuvo mientras fallaba su disco: las últimas jugadas se perdieron. Sigue desde aquí.
refusal-damaged-game = La partida guardada { $table } ya no se puede leer.
refusal-internal = Error del servidor. La mesa está como quedó guardada; inténtalo de nuevo.

# --- la propia página ---
refusal-unreachable = El servidor no responde. ¿Está en marcha?
refusal-unknown = Algo salió mal ({ $code }).
refusal-no-account = Con este navegador todavía no ha jugado nadie aquí.
refusal-unknown-code = Este código no abre ningún perfil: está mal escrito, ya se ha usado o ha caducado.
