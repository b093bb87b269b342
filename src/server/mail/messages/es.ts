import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `Hola, ${username}:`,
  buttonHelp: 'Si el botón no funciona, abre esta dirección:',
  linkBelow: ({ label }) => `${label}:`,
  because: {
    contactReply: ({ product, reference }) =>
      `Recibes este correo porque escribiste a ${product} con el formulario de contacto. Tu referencia es ${reference}.`,
    account: ({ to, product }) =>
      `Recibes este correo porque ${to} es la dirección de una cuenta de ${product}.`,
    formerAddress: ({ to, product }) =>
      `Recibes este correo porque ${to} era la dirección de una cuenta de ${product}.`,
    verification: ({ product }) =>
      `Recibes este correo porque la dirección se introdujo en ${product}. Si no fuiste tú, ignóralo. No cambiará nada.`,
    invitation: ({ product }) =>
      `Recibes este correo porque un administrador de ${product} introdujo esta dirección. Si no sabes por qué, ignóralo: sin tu contraseña, nadie puede usar la cuenta.`,
    classInvitation: ({ product }) =>
      `Recibes este correo porque un docente de ${product} introdujo esta dirección. Si no sabes por qué, ignóralo. No cambiará nada.`,
    passwordReset: ({ product }) =>
      `Recibes este correo porque se pidió una contraseña nueva en ${product}. Si no fuiste tú, ignóralo. No cambiará nada.`,
    export: ({ product }) =>
      `Recibes este correo porque se pidió una exportación en tu cuenta de ${product}.`,
    deletion: ({ product }) =>
      `Recibes este correo porque se pidió eliminar tu cuenta de ${product}. Si no fuiste tú, reactiva tu cuenta y cambia la contraseña.`,
    deletionByAdministrator: ({ product }) =>
      `Recibes este correo porque un administrador de ${product} programó la eliminación de tu cuenta.`,
  },
  invitation: {
    subject: ({ product }) => `Te invitan a ${product}`,
    text: ({ product, to }) =>
      `Un administrador de ${product} ha abierto una cuenta para ${to}. Elige tu propia contraseña para usarla.`,
    until: ({ day }) =>
      `El enlace funciona una vez, hasta el ${day}. Después puedes pedir otro en la página de inicio de sesión.`,
    action: 'Elegir tu contraseña',
  },
  classInvitation: {
    subject: ({ name }) => `Únete a la clase ${name}`,
    text: ({ teacher, name, product }) => `${teacher} te invita a la clase ${name} en ${product}.`,
    member: 'Inicia sesión con el enlace; después te unes con un solo clic.',
    newcomer:
      'Primero necesitas una cuenta. El enlace te lleva hasta ahí, y después te unes con un solo clic.',
    action: 'Unirse a la clase',
  },
  contactReply: { youWrote: 'Escribiste:' },
  verification: {
    subject: 'Confirma tu correo electrónico',
    text: ({ to }) =>
      `Confirma que ${to} es tu dirección. El enlace sirve una sola vez, durante 24 horas.`,
    action: 'Confirmar esta dirección',
  },
  addressChange: {
    subject: 'Tu correo electrónico está a punto de cambiar',
    text: ({ newAddress }) =>
      `El correo de tu cuenta dejará de ser este y pasará a ser ${newAddress ?? 'otra dirección'} cuando se abra el enlace enviado a la nueva dirección.`,
    unexpected:
      'Si no lo has pedido tú, cambia ahora tu contraseña y cancela el cambio en tu perfil.',
    action: 'Abrir tu perfil',
  },
  addressChanged: {
    subject: 'Se ha cambiado tu correo electrónico',
    text: ({ newAddress }) =>
      `El correo de tu cuenta es ahora ${newAddress}. Se cerró la sesión en todos los demás dispositivos.`,
    unexpected: ({ days }) =>
      `Si no fuiste tú, deshaz el cambio en un plazo de ${plural(days, { one: '# día', other: '# días' })}. Tu cuenta volverá a tener esta dirección, se cerrarán todas las sesiones y elegirás una contraseña nueva.`,
    action: 'Deshacer este cambio',
  },
  accessToken: {
    subject: 'Se ha creado un nuevo token de acceso',
    text: ({ name, scope, day }) =>
      `Se ha creado el token de acceso «${name}» (alcance: ${scope}) para tu cuenta. Los programas pueden usarlo hasta el ${day}.`,
    unexpected: 'Si no fuiste tú, revoca el token y cambia tu contraseña.',
    action: 'Ver tus tokens de acceso',
  },
  accountsMerged: {
    subject: 'Dos cuentas se han combinado',
    text: ({ removed }) =>
      `Un administrador ha combinado tu otra cuenta, ${removed}, con esta. Sus resultados, clases y todo lo demás están ahora aquí. Ya no sirve para iniciar sesión.`,
    unexpected: 'Si alguna de las dos no era tuya, escríbenos.',
    action: 'Abrir tu perfil',
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    text: 'Usa este enlace para elegir una contraseña nueva. Sirve una sola vez, durante una hora, y cierra tu sesión en todos los dispositivos.',
    action: 'Elegir una contraseña nueva',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    text: 'Se ha cambiado la contraseña de tu cuenta. Se cerró la sesión en todos los demás dispositivos.',
    unexpected: 'Si no fuiste tú, elige ahora una contraseña nueva para recuperar tu cuenta.',
    action: 'Elegir una contraseña nueva',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'Se ha añadido una aplicación de autenticación',
        text: 'Se ha añadido una aplicación de autenticación a tu cuenta. Ahora, para iniciar sesión hace falta un código de esa aplicación.',
      },
      'app-removed': {
        subject: 'Se ha quitado tu aplicación de autenticación',
        text: 'Se ha quitado la aplicación de autenticación de tu cuenta.',
      },
      'passkey-added': {
        subject: 'Se ha añadido una llave de acceso',
        text: 'Se ha añadido una llave de acceso a tu cuenta. Con ella se puede iniciar sesión sin la contraseña.',
      },
      'passkey-removed': {
        subject: 'Se ha quitado una llave de acceso',
        text: 'Se ha quitado una llave de acceso de tu cuenta.',
      },
      'recovery-codes-renewed': {
        subject: 'Se han reemplazado tus códigos de recuperación',
        text: 'Tu cuenta tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
      },
      'recovery-code-used': {
        subject: 'Se ha usado un código de recuperación',
        text: 'Se ha usado uno de tus códigos de recuperación para iniciar sesión. No se puede volver a usar.',
      },
    },
    unexpected: 'Si no fuiste tú, cambia tu contraseña y revisa ahora tus ajustes de seguridad.',
  },
  openSecurity: 'Abrir tus ajustes de seguridad',
  device: {
    unknown: 'Dispositivo desconocido',
    unknownBrowser: 'Navegador desconocido',
    on: ({ browser, system }) => `${browser} en ${system}`,
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    text: ({ device, moment, zone, network }) =>
      `Se ha iniciado sesión en tu cuenta en un dispositivo en el que no se había usado antes: ${device}, ${moment} (${zone})${network ? `, red ${network}` : ''}.`,
    unexpected:
      'Si no fuiste tú, cierra la sesión en ese dispositivo y cambia ahora tu contraseña.',
    action: 'Ver tus dispositivos',
  },
  googleLinked: {
    subject: 'Se ha añadido a tu cuenta el inicio de sesión con Google',
    text: 'Se ha iniciado sesión con una cuenta de Google que tiene tu correo. A partir de ahora, también puedes iniciar sesión con ella.',
    unexpected: 'Si no fuiste tú, protege tu cuenta de Google y cambia ahora tu contraseña.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `Se añadió el inicio de sesión con ${provider} a tu cuenta`,
      text: ({ provider }) =>
        `Una cuenta de ${provider} se vinculó a la tuya. A partir de ahora también puedes iniciar sesión con ella.`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `Se quitó el inicio de sesión con ${provider} de tu cuenta`,
      text: ({ provider }) =>
        `La cuenta de ${provider} ya no está vinculada a la tuya. Ya no puedes iniciar sesión con ella.`,
    },
    unexpected: 'Si no fuiste tú, cambia tu contraseña y revisa ahora tus ajustes de seguridad.',
  },
  dataExport: {
    subject: 'La exportación de tus datos',
    text: ({ product }) =>
      `Adjuntamos una copia de todo lo que ${product} guarda sobre ti, tal como pediste. Es un archivo JSON.`,
    keepSafe: 'Guárdala en un lugar seguro.',
  },
  deletion: {
    subject: 'Tu cuenta se eliminará',
    requested: 'Como pediste, tu cuenta está ahora desactivada.',
    byAdministrator: 'Un administrador ha desactivado tu cuenta.',
    day: ({ day, days }) =>
      `Se eliminará definitivamente el ${day}, dentro de ${plural(days, { one: '# día', other: '# días' })}.`,
    restore: 'Hasta entonces puedes recuperarla: inicia sesión y elige «Reactivar mi cuenta».',
    action: 'Conservar mi cuenta',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `Nueva tarea: ${title}`,
      'assignment-due': ({ title }) => `Vence pronto: ${title}`,
      'assignment-overdue': ({ title }) => `Vencida: ${title}`,
      'result-regraded': ({ title }) => `Se ha corregido tu resultado en «${title}»`,
      'result-marked': ({ title }) => `Tus respuestas de «${title}» están calificadas`,
      'report-settled': 'Se ha revisado tu aviso',
      'quiz-reopened': ({ title }) => `Disponible de nuevo: ${title}`,
      'reviews-due': 'Hay preguntas que toca repasar',
      'certificate-issued': ({ title }: { title: string }) => `Tu certificado: ${title}`,
      'achievements-earned': 'Nuevos logros',
      'streak-ending': 'Tu objetivo diario aún está pendiente hoy',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `Preguntas que toca repasar: ${due}. Unos minutos ahora ahorran mucho tiempo después.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `Has aprobado todos los cuestionarios de «${title}»: aquí está tu certificado.`,
      'achievements-earned': ({ earned }) => `Nuevos logros: ${earned}. Tu perfil los muestra.`,
      'streak-ending': ({ left, days }) =>
        `Tu objetivo diario aún está pendiente hoy. Preguntas que faltan: ${left}. Días seguidos hasta ahora: ${days}.`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `Se ha asignado «${title}» en ${className}.`
          : `Se ha asignado «${title}» en ${className}. Fecha límite: ${due}.`,
      'assignment-due': ({ title, className, due }) =>
        `Fecha límite de «${title}» (${className}): ${due}.`,
      'assignment-overdue': ({ title, className, due }) =>
        `La fecha límite de «${title}» (${className}) era el ${due} y aún no lo has hecho.`,
      'result-regraded': ({ title, score, total }) =>
        `Se ha vuelto a calificar una pregunta. Tu resultado en «${title}» es ahora ${score} de ${total}.`,
      'result-marked': ({ title, score, total }) =>
        `Todas las respuestas de «${title}» están calificadas. Tu resultado es ${score} de ${total}.`,
      'quiz-reopened': ({ title }) => `Puedes volver a hacer «${title}».`,
      'report-settled': {
        fixed: ({ title }) =>
          `Se ha revisado tu aviso sobre una pregunta de «${title}» y la pregunta se ha corregido.`,
        kept: ({ title }) =>
          `Se ha revisado tu aviso sobre una pregunta de «${title}». La pregunta se queda como está.`,
      },
    },
    several: ({ count }) => plural(count, { one: '# notificación', other: '# notificaciones' }),
    intro: 'Novedades para ti:',
    all: 'Abrir notificaciones',
    openClasses: 'Abrir tus clases',
    openResult: 'Ver tu resultado',
    practise: 'Practicar',
    openQuiz: 'Abrir el cuestionario',
    openCertificate: 'Abrir el certificado',
    openAchievements: 'Abrir tus logros',
    because: ({ product }) =>
      `Recibes este correo porque tienes activadas las notificaciones de ${product}. En tu perfil eliges cuáles.`,
    unsubscribe: 'Dejar de recibir estos correos',
    page: {
      title: 'Cancelar la suscripción',
      question: '¿Quieres dejar de recibir correos como el que te ha traído aquí?',
      stop: 'No recibir más estos correos',
      stopAll: 'No recibir más correos de notificación',
      done: 'Ya no recibirás estos correos.',
      invalid: 'Este enlace no es válido. En tu perfil eliges qué correos recibes.',
      settings: 'Ajustes de notificaciones',
    },
  },
};
