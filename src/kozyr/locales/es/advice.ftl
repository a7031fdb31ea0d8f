# En las páginas de reglas: cómo jugar bien, y qué pregunta la gente. Cuáles salen en una página depende de sus reglas (kozyr.text.advice).
# Datos como en rules.ftl.

# --- jugar bien ---
rules-tips = Jugar bien
rules-tip-low = Ataca con tu carta más baja que no sea triunfo. Si tienes dos del mismo valor, ataca con una de ellas: la mate lo que la mate, la otra se puede echar.
rules-tip-low-one = Ataca con tu carta más baja que no sea triunfo y guarda las altas para matar.
rules-tip-trumps = Guarda los triunfos mientras haya mazo. Cuando se acabe, ellos deciden la partida, y un triunfo gastado en una carta baja no ha ganado más que una carta baja.
rules-tip-take = Recoger pronto no es ninguna vergüenza. Matar dos o tres cartas a base de buenos triunfos cuesta más que las cartas que te llevas; recoger lo mismo sin mazo suele costar la partida.
rules-tip-same-rank = Si puedes, mata con un valor que ya esté en la mesa: cada valor nuevo es uno más que se puede echar.
rules-tip-generous = Piénsatelo antes de añadirle cartas a quien recoge. Bajas y sin triunfo, sí; un triunfo o un as serán suyos.
rules-tip-watch = Fíjate en lo que sale. Una carta recogida sigue en esa mano hasta que se juega, y lo descartado no vuelve: el último rey de un palo vale como un as cuando el as ya no está.
rules-tip-talon = Cuenta el mazo. Quien roba primero antes de las últimas cartas puede llevarse el triunfo descubierto, y vale la pena buscarlo.
rules-tip-end-two = Con el mazo vacío puedes saber qué hay en la otra mano: todas las cartas que no tienes ni has visto descartar. Busca entonces ataques que no se puedan matar y no te quedes con ningún valor flojo.
rules-tip-end = Con el mazo vacío se salva quien tiene pocas cartas flojas. Suéltalas mientras atacas y guarda una carta segura para la última defensa.
rules-tip-weak-seat = Quien defiende bien ataca después. No ayudes a salvarse a una mano fuerte: a un vecino con una sola carta no le juegues justo la que espera.
rules-tip-pass-on = Con desvíos, una pareja es un escudo: una carta del mismo valor desvía el ataque, y al siguiente le tocan dos cartas que matar. Ataca con valores de los que ya has visto salir los demás, y nadie te los podrá devolver.

# --- qué pregunta la gente ---
rules-questions = Preguntas
rules-question-must-beat = ¿Tengo que matar si puedo?
rules-question-must-beat-is = No. Puedes recoger siempre que una carta de ataque espere tu respuesta.
rules-question-suit = ¿Hay que seguir el palo?
rules-question-suit-is = No. Cualquier triunfo mata cualquier carta de otro palo, aunque tengas de ese palo.
rules-question-first-trump = ¿Hay que atacar con el triunfo más bajo?
rules-question-first-trump-is = No. Solo decide quién empieza; vale cualquier carta.
rules-question-after-take = ¿Se pueden añadir cartas después de decir «Recojo»?
rules-question-after-take-is = Sí, mientras su valor esté en la mesa y no se llegue al límite. Te las llevas todas.
rules-question-too-many = ¿Me pueden dar más cartas de las que tengo?
rules-question-too-many-is = No. Nunca hay más cartas de ataque que las que tenías al empezar la ronda, y las ya matadas cuentan.
rules-question-any-card = ¿Puedo echar cualquier carta?
rules-question-any-card-is = Solo una cuyo valor esté en la mesa, la jugara quien la jugara.
rules-question-order = ¿Pueden echar dos a la vez?
rules-question-order-is = No. Se pregunta por orden, primero al atacante, y de nuevo tras cada carta.
rules-question-done-again = Ya dije «Paso». ¿Estoy fuera de esta ronda?
rules-question-done-again-is = No. Si se echa otra carta, se te vuelve a preguntar.
rules-question-who-next = ¿Quién ataca después?
rules-question-who-next-is = Quien lo mata todo. Quien recoge se queda sin atacar.
rules-question-who-next-two = ¿Quién ataca después?
rules-question-who-next-two-is = Quien lo mata todo. Si se recogió, ataca otra vez el mismo.
rules-question-no-cards = No me quedan cartas. ¿Estoy a salvo?
rules-question-no-cards-is = Cuando acabe la ronda, y solo si el mazo está vacío. Mientras haya mazo, vuelves a robar.
rules-question-both-out = ¿Y si las últimas cartas se van a la vez?
rules-question-both-out-is = Empate: nadie se queda de durak.
rules-question-pass-trump = ¿Puedo desviar el ataque con un triunfo?
rules-question-pass-trump-is = Sí, si es del mismo valor que el ataque. Se pone en la mesa y pasa a ser carta de ataque.
rules-question-pass-beaten = ¿Puedo matar una carta y desviar las demás?
rules-question-pass-beaten-is = No. En cuanto se mata una carta de la ronda, ya no se desvía nada.
rules-question-discards = ¿Puedo mirar el descarte?
rules-question-discards-is = Con estas reglas, no: quien recuerda juega mejor. Una mesa informal puede ofrecerlo como ayuda.
rules-question-swap = ¿Se puede cambiar el triunfo más bajo por el descubierto?
rules-question-swap-is = Aquí no.
rules-question-honest = ¿Ven los programas mis cartas?
rules-question-honest-is = No. A un programa se le da lo que tú verías en su sitio, y recuerda lo que se jugó. No le llega nada más.
rules-question-fair = ¿Es limpio el reparto?
rules-question-fair-is = Se puede demostrar. Antes de repartir, el servidor se compromete con un secreto, tu navegador añade su propio azar, y de los dos sale la baraja. Al acabar la partida, «{ tool-fair }» lo enseña todo.
