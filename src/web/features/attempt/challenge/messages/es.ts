export const messages = {
  pageTitle: 'Un reto',
  description: 'Alguien te reta a un cuestionario.',
  challengedBy: ({ name }: { name: string }) => `${name} te reta`,
  challenged: 'Te han retado',
  toBeat: ({ score, total, percent }: { score: string; total: string; percent: string }) =>
    `Resultado a superar: ${score} de ${total} (${percent})`,
  toBeatIn: ({
    score,
    total,
    percent,
    duration,
  }: {
    score: string;
    total: string;
    percent: string;
    duration: string;
  }) => `Resultado a superar: ${score} de ${total} (${percent}) en ${duration}`,
  official:
    'Recibes las mismas preguntas en el mismo orden. Tu intento cuenta como cualquier otro.',
  start: 'Aceptar el reto',
  notStarted: 'No se pudo empezar el reto',
  try: 'Probar',
  questions: ({ count }: { count: string }) => `Preguntas: ${count}`,
  seenOnly:
    'Solo se hacen preguntas que ya has visto. Las demás esperan a tu próximo intento que cuente.',
  tryNotes: 'Una prueba no cuenta.',
  bars: {
    guest:
      'Sin cuenta puedes probar las mismas preguntas. Inicia sesión para un intento que cuente: volverás aquí.',
    own: 'Es tu propio reto: envía el enlace a alguien.',
    open: 'Tienes un intento abierto de este cuestionario. Termínalo primero.',
    cooldown: 'Puedes volver a hacer este cuestionario a partir del <date></date>.',
    'used-up': 'Has usado todos tus intentos de este cuestionario.',
    'not-yet': 'Este cuestionario se abre el <date></date>.',
    closed: 'Este cuestionario está cerrado.',
    'access-code': 'Este cuestionario pide ahora un código de acceso, así que no admite retos.',
    changed:
      'El cuestionario ha cambiado desde entonces; aquellas preguntas ya no pueden hacerse en un intento que cuente.',
  },
  membersOnly: 'Este reto es para miembros. Inicia sesión: volverás aquí.',
  signIn: 'Iniciar sesión',
  toTheQuiz: 'Ir al cuestionario',
  noKeys:
    'Esta prueba no cuenta ni muestra las respuestas correctas: vienen con un intento que cuente.',
  both: 'Ambos resultados',
  you: 'Tú',
  challenger: 'Rival',
  result: 'Resultado',
  time: 'Tiempo',
  question: ({ number }: { number: string }) => `Pregunta ${number}`,
  ahead: 'Vas por delante',
  behind: 'Vas por detrás',
  even: 'Hay empate',
  friend: 'Retar a alguien',
  intro: 'Quien tiene el enlace ve tu resultado y recibe las mismas preguntas en el mismo orden.',
  showName: 'Mostrar mi nombre',
  make: 'Crear un enlace',
  renew: 'Sustituir el enlace',
  end: 'Desactivar el enlace',
  endsSent: 'Si lo sustituyes o lo desactivas, el enlace que has enviado deja de funcionar.',
  taken: ({ count }: { count: string }) => `Intentos con este enlace que cuentan: ${count}`,
  madeBars: {
    unfinished: 'Solo un intento entregado puede ser un reto.',
    'marked-by-hand':
      'Las respuestas de este cuestionario las califica una persona; no puede ser un reto.',
    withheld: 'El cuestionario todavía retiene parte de los resultados; aún no puede ser un reto.',
    'access-code': 'Este cuestionario pide un código de acceso; no puede ser un reto.',
    'by-link': 'Este cuestionario se abre con un enlace de su autor; no puede ser un reto.',
    'not-open': 'Este cuestionario ya no está abierto.',
  },
  shownOnce: 'Copia el enlace ahora: solo se muestra esta vez',
  link: 'Enlace',
  copy: 'Copiar',
  copied: 'Se copió el enlace',
  notCopied: 'No se pudo copiar el enlace',
  ended: 'Se desactivó el enlace',
  failed: 'No se pudo cambiar el enlace',
};
