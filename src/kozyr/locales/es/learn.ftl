# Las lecciones. `learn-<lección>` es un título; `learn-<lección>-<paso>` dice lo que hay que saber, con `-do` lo que hay que
# hacer; `-after` lo que se aprendió; `-astray`, o `-astray-<acción>`, por qué otra cosa se desvió del camino.
# Ninguna frase puede ser larga: en un teléfono todo esto va encima de la mesa.

# --- alrededor de las lecciones ---
title-learn = { $lesson } — Durak
learn = Aprender a jugar
learn-about = { $count } lecciones cortas en la mesa de verdad, cinco minutos en total. Juegas tú, y nada puede salir mal.
learn-begin = Empezar
learn-go-on = Seguir: { $lesson }
learn-list = Las lecciones
learn-done = hecha
learn-number = Lección { $n } de { $count }
learn-ready = Ya sabes jugar
learn-ready-about = Y eso es todo el durak. Lo demás llega jugando, y perdiendo de vez en cuando.
learn-start = Empezar una partida
learn-start-about = Clásico, { seats-word }, rivales fáciles.
learn-met = Bien jugado
learn-strayed = Una vez más
learn-next = Lección siguiente
learn-finish = Terminar
learn-again = Otra vez
tool-lesson-back = Atrás
tool-lesson-again = Repetir
tool-lesson-next = Saltar
tool-lessons = Lecciones

# --- lead ---
learn-lead = Atacas tú
learn-lead-lead = En el durak nadie gana: alguien pierde. El último con cartas es el durak, el tonto. Así que suelta las tuyas.
learn-lead-lead-do = Atacas tú: juega cualquier carta.
learn-lead-done = Vera la mató con una carta más alta del mismo palo. No tienes nada que echar.
learn-lead-done-do = Pulsa «Paso».
learn-lead-after = Las cartas matadas se van para siempre, y las dos manos vuelven a llenarse hasta seis. Vera se defendió, así que ahora ataca ella.

# --- beat ---
learn-beat = Defiéndete
learn-beat-first = Vera ataca, tú te defiendes. Una carta se mata con otra más alta de su palo. De menor a mayor: 6 7 8 9 10 J Q K A.
learn-beat-first-do = Mata { CARD("8c", case: "the") }.
learn-beat-second = Vera echa otro ocho: se puede echar una carta si su valor ya está en la mesa.
learn-beat-second-do = Mata también { CARD("8d", case: "the") }.
learn-beat-after = ¡Ataque rechazado! Las cartas van al descarte, y quien se defiende bien ataca después: tú.
learn-beat-astray = Recogiste, y siempre se puede. Pero tenías con qué matarla: una carta más alta de ese palo.

# --- trump ---
learn-trump = Triunfos
learn-trump-trump = Un palo es triunfo: lo dice la carta de debajo del mazo, aquí { SUIT("s") }. Un triunfo mata cualquier carta de otro palo, hasta un as.
learn-trump-trump-do = Mata { CARD("Ah", case: "the") }.
learn-trump-after = ¡Un nueve mata un as! A un triunfo solo lo mata otro más alto: guarda los tuyos para cuando te hagan falta.
learn-trump-astray = Recogiste el as. Pero { CARD("9s", case: "the") } es triunfo, y lo mata.

# --- take ---
learn-take = Recoger
learn-take-beat = Vera ataca con un siete. Esto es fácil.
learn-take-beat-do = Mata { CARD("7c", case: "the") }.
learn-take-take = Vera echa un nueve, como el tuyo. No tienes corazones más altos ni triunfos. Quien no puede matar, recoge.
learn-take-take-do = Pulsa «Recojo».
learn-take-after = Te llevaste toda la mesa, y un tercer nueve que añadió Vera. Quien recoge no ataca: le toca otra vez a ella. A todos nos pasa.
learn-take-astray = No tan pronto: { CARD("9c", case: "the") } mata ese siete. Recoge cuando no puedas matar.

# --- throw in ---
learn-throw-in = Echar más
learn-throw-in-lead = Dos sietes: una pareja viene bien para atacar. Empieza con uno de ellos.
learn-throw-in-lead-do = Ataca con un siete.
learn-throw-in-first = Lo mató. Ahora puedes echar cualquier carta cuyo valor esté en la mesa, también el de la carta de Vera.
learn-throw-in-first-do = Echa una carta que brille.
learn-throw-in-second = Bien. Y aún te encaja otra.
learn-throw-in-second-do = Échala.
learn-throw-in-done = Ya no encaja nada más.
learn-throw-in-done-do = Pulsa «Paso».
learn-throw-in-after = ¡Tres ataques en una ronda! Todo matado y fuera, y las manos vuelven a llenarse hasta seis, primero la de quien atacó.
learn-throw-in-astray-attack = Se puede atacar así, pero detrás no viene nada. Con una pareja atacas dos veces: juega un siete.
learn-throw-in-astray-pass = Pasaste demasiado pronto: otra carta tuya encajaba.

# --- add ---
learn-add = De propina
learn-add-lead = Otra pareja, y de las fuertes.
learn-add-lead-do = Ataca con una reina.
learn-add-add = Vera no puede matarla y recoge. Antes de que se la lleve puedes añadir cartas que encajen: también serán suyas.
learn-add-add-do = Añade la otra reina.
learn-add-done = No tienes nada más para ella.
learn-add-done-do = Pulsa «Paso».
learn-add-after = Vera tiene ahora ocho cartas. Y como quien recoge no ataca, atacas tú otra vez.
learn-add-astray-attack = Ataca con una reina: así tienes otra para mandarla detrás.
learn-add-astray-pass = Se libró con una sola carta. La otra reina encajaba: es del mismo valor.

# --- draw ---
learn-draw = ¿Quién roba el as?
learn-draw-lead = La partida se acaba: quedan dos cartas por robar, y la última es { CARD("Ah", case: "the") }, el triunfo más alto. Quien ataca roba primero. Juega dos cartas y las dos serán tuyas.
learn-draw-lead-do = Ataca con un diez.
learn-draw-throw = Con cinco en la mano robarías una, y Vera el as.
learn-draw-throw-do = Echa el otro diez.
learn-draw-done = Cuatro cartas en la mano, dos por robar.
learn-draw-done-do = Pulsa «Paso».
learn-draw-after = El as es tuyo. El mazo se acabó: ya nadie roba, y cada carta jugada es una menos.
learn-draw-astray-attack = Detrás de esa carta no viene nada: robarías una, y Vera el as. Empieza con un diez.
learn-draw-astray-pass = Robaste una carta, y Vera el as. Echa el otro diez antes de pasar.

# --- limit ---
learn-limit = ¿Cuántas?
learn-limit-lead = El mazo se acabó. Tienes tres ochos, pero a Vera solo le quedan dos cartas: mira cuántos sitios hay en la mesa.
learn-limit-lead-do = Ataca con un ocho.
learn-limit-throw = Vera recoge.
learn-limit-throw-do = Añade otro ocho.
learn-limit-after = El tercer ocho tuvo que quedarse. A nadie se le ataca con más cartas de las que tiene, ni con más de seis; en la primera ronda, cinco.
learn-limit-astray-attack = Guarda el rey, que es triunfo: para atacar tienes tres ochos.
learn-limit-astray-pass = Podías añadir otro ocho antes de que se lo llevara.

# --- together ---
learn-together = Tres en la mesa
learn-together-throw = Se ataca al vecino de la izquierda, y todos los demás pueden echar, primero quien ataca. Aquí Vera ataca a Boris.
learn-together-throw-do = Cuando Vera pase, echa una carta que brille.
learn-together-done = Boris también mató esa.
learn-together-done-do = Pulsa «Paso».
learn-together-after = Se roba por turnos: primero quien atacó, al final quien se defendió. Boris lo mató todo, así que ahora ataca él, y a su izquierda estás tú.
learn-together-astray = Boris salió bien librado: tu diez encajaba con el diez con el que mató.

# --- last ---
learn-last = El final
learn-last-away = Sin mazo, quien se queda sin cartas está a salvo. El último con cartas es el durak. Tú tienes dos, Vera cuatro.
learn-last-away-do = Quédate sin cartas antes que ella.
learn-last-after = Estás a salvo, y Vera se queda de durak. Tu rey le quitó el ataque, y el siete ya no podía hacerte daño.
learn-last-astray = Esta vez te tocó a ti: Vera mató el siete y luego atacó. Empieza con el rey: tendrá que recogerlo, y volverás a atacar tú.

# --- transfer ---
learn-transfer = El desvío
learn-transfer-pass-on = Otro juego, Desvío: mientras no se haya matado nada, el ataque se puede desviar a la izquierda con una carta del mismo valor. Boris te ataca.
learn-transfer-pass-on-do = Desvíalo con tu ocho.
learn-transfer-after = Ahora Vera tiene dos ochos que matar. Solo se juega así en Desvío, y nunca en la primera ronda.
learn-transfer-astray = También se puede. Pero tu ocho habría desviado el ataque a Vera, con dos cartas que matar.
