# Lo que se dice a los jugadores cuando alguien los espera: en pantalla, por correo, por webhook.

call-turn-title = Te toca: { $game }
call-clock-title =
    { $unit ->
        [hours] Quedan { $time } horas: { $game }
       *[min] { $time ->
            [one] Queda 1 minuto: { $game }
           *[other] Quedan { $time } minutos: { $game }
        }
    }
call-invited-title = Te espera una revancha: { $game }
call-begun-title = La partida ha empezado: { $game }
call-over-title = La partida ha terminado: { $game }
call-many-title =
    { $count ->
        [one] 1 mesa te espera
       *[other] { $count } mesas te esperan
    }
call-news-title =
    { $count ->
        [one] Novedades de 1 mesa
       *[other] Novedades de { $count } mesas
    }
call-with = con { $names } · mesa { $table }
call-alone = mesa { $table }
call-more =
    { $count ->
        [one] … y 1 más
       *[other] … y { $count } más
    }
call-off = No recibir más avisos
call-trial-title = Tampu puede avisarte aquí
call-trial = Has pedido un mensaje de prueba. Cuando te espere una mesa, será como este.

letter-why = Recibes este correo porque pediste a Tampu que te avisara cuando alguien te espera.
letter-confirm-title = ¿Puede escribirte Tampu?
letter-confirm = { $name } ha pedido a Tampu, una mesa de juegos, que escriba a esta dirección cuando alguien espera una respuesta. Si has sido tú, abre esta página en dos días como máximo y pulsa el botón:
letter-confirm-else = Si no has sido tú, no hagas nada: no llegará ningún otro correo.

page-off-title = ¿No recibir más avisos aquí?
page-off-text = { $name }: no se enviará ningún mensaje más. En tu página «Avisos» puedes volver a activarlo.
page-off-button = Desactivar
page-off-done-title = Desactivado
page-off-done-text = { $name }: ya no se envía nada.
page-confirm-title = ¿Puede escribirte Tampu?
page-confirm-text = { $name }: recibirás un correo cuando alguien te espere en una mesa. Todos llevan un enlace para ponerle fin.
page-confirm-button = Sí, escríbeme
page-confirm-done-title = Confirmado
page-confirm-done-text = { $name }: desde ahora los correos llegarán a esta dirección.
page-bad-link-title = Este enlace ya no funciona
page-bad-link-text = Es demasiado antiguo, o se cortó por el camino. En tu página «Avisos» puedes activar y desactivar todo.
page-home = Ir a la página «Avisos»
