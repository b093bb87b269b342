import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { list, plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  signIn: {
    title: 'Inicia sesión o crea una cuenta',
    description:
      'Inicia sesión o regístrate para hacer cuestionarios con límite de tiempo, guardar tus resultados y seguir tu progreso.',
    headline: 'Descubre lo que <mark>realmente sabes</mark>',
    yourAccount: ({ product }) => `Tu cuenta de ${product}`,
    login: 'Iniciar sesión',
    register: 'Registrarse',
    or: 'o',
    withPasskey: 'Iniciar sesión con una llave de acceso',
    forClass:
      'Este enlace es para unirse a una clase. Primero inicia sesión o regístrate: después verás la clase y podrás unirte.',
  },
  benefits: {
    variety: {
      title: 'Accede a una gran variedad de cuestionarios',
      text: 'Con límite de tiempo, calificados con justicia y explicados, desde principiante hasta avanzado.',
    },
    topics: {
      title: 'Haz cuestionarios sobre muchos temas',
      text: 'Ciencias, historia, idiomas, programación: elige una categoría o sigue una serie.',
    },
    progress: {
      title: 'Sigue tu progreso',
      text: 'Se guarda cada resultado, con lo que conviene repasar antes del próximo intento.',
    },
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    confirmPassword: 'Confirma la contraseña',
    username: 'Nombre de usuario',
    usernameRule: 'Al menos 3 letras, números o guiones bajos. Cada nombre de usuario es único.',
    capsLock: 'El bloqueo de mayúsculas está activado',
  },
  login: {
    submit: 'Iniciar sesión',
    forgotPassword: '¿Olvidaste tu contraseña?',
    done: 'Sesión iniciada',
    welcomeBack: ({ username }) => `¡Hola de nuevo, ${username}!`,
    failed: 'No se pudo iniciar sesión',
  },
  register: {
    byInvitation: 'Aquí las cuentas se abren solo con invitación.',
    domains: ({ domains }) =>
      `Solo direcciones de ${list(domains)}. Puedes iniciar sesión cuando tu dirección esté confirmada.`,
    submit: 'Crear cuenta',
    consent:
      'Al crear una cuenta confirmas que tienes al menos 13 años y aceptas las <terms>Condiciones del servicio</terms> y la <privacy>Política de privacidad</privacy>.',
    done: 'Registro completado',
    welcome: ({ username }) => `¡Te damos la bienvenida, ${username}!`,
    failed: 'No se pudo completar el registro',
    created: {
      title: 'Se ha creado tu cuenta',
      text: 'Hemos enviado un enlace a <email></email>. Ábrelo para confirmar tu dirección y después inicia sesión.',
    },
  },
  newPassword: {
    rule: ({ minimum }) =>
      `Al menos ${plural(minimum, { one: '# carácter', other: '# caracteres' })}, mejor con mayúsculas, minúsculas y un número.`,
    strength: {
      weak: 'Seguridad de la contraseña: <strong>débil</strong>',
      fair: 'Seguridad de la contraseña: <strong>aceptable</strong>',
      good: 'Seguridad de la contraseña: <strong>buena</strong>',
      strong: 'Seguridad de la contraseña: <strong>alta</strong>',
    },
    isCommon: 'Muchas personas usan esta contraseña, así que es fácil de adivinar. Elige otra.',
  },
  google: {
    button: ({ name }) => `Continuar con ${name}`,
    notConfigured: 'El inicio de sesión con Google no está configurado en este sitio.',
    failed: 'Error de autenticación',
    popupClosed: 'La ventana se cerró antes de completar el inicio de sesión.',
    cancelled: 'Se canceló el inicio de sesión.',
    refused: ({ name }) => `No se pudo iniciar sesión con ${name}`,
    serverFailed: 'No se pudo iniciar sesión en el servidor',
  },
  secondStep: {
    title: 'Confirma que eres tú',
    formName: 'Segundo paso',
    otherWays: {
      app: 'Usar un código de tu aplicación',
      passkey: 'Usar una llave de acceso',
      'recovery-code': 'Usar un código de recuperación',
    },
    appCode: 'Código de tu aplicación de autenticación',
    appCodeRule: '6 cifras. Cada código sirve una sola vez.',
    recoveryCode: 'Código de recuperación',
    recoveryCodeRule: 'Uno de los códigos que guardaste. Cada uno sirve una sola vez.',
    passkeyPrompt:
      'Tu navegador te pide la huella, la cara, el bloqueo de pantalla o la llave de seguridad.',
    passkeyFailed: 'No se pudo usar la llave de acceso. Inténtalo de nuevo.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
  },
  deactivated: {
    title: 'Cuenta desactivada',
    deletedOn:
      'La cuenta de <email></email> está desactivada y se eliminará el <date></date>. Hasta entonces puedes recuperarla tal como estaba.',
    text: 'La cuenta de <email></email> está desactivada. Puedes recuperarla tal como estaba.',
    close: 'Cerrar',
    cancel: 'Cancelar',
    reactivate: 'Reactivar mi cuenta',
    done: { title: 'Cuenta reactivada', text: 'Tu cuenta vuelve a estar activa. Inicia sesión.' },
    failed: {
      title: 'No se pudo reactivar',
      text: 'Algo salió mal al reactivar tu cuenta. Inténtalo de nuevo.',
    },
  },
  forgot: {
    title: '¿Olvidaste tu contraseña?',
    description: 'Recibe en tu correo un enlace para elegir una contraseña nueva.',
    lead: 'Te enviaremos un correo con un enlace para elegir una nueva.',
    back: 'Volver al inicio de sesión',
    formName: 'Contraseña olvidada',
    submit: 'Enviar el enlace',
    sent: 'Revisa tu correo',
    sentTo:
      'Si <email></email> tiene una cuenta, le hemos enviado un enlace. Sirve una sola vez, durante una hora. ¿No llega? Revisa la carpeta de spam.',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    description: 'Establece una contraseña nueva con el enlace que recibiste por correo.',
    lead: 'Se cerrará la sesión en todos los dispositivos. Después, inicia sesión con la contraseña nueva.',
    submit: 'Guardar la contraseña nueva',
    done: { title: 'Tu contraseña nueva está guardada', text: 'Inicia sesión con ella.' },
    noToken: 'Abre otra vez el enlace del correo o pide uno nuevo.',
    askAgain: 'Pedir un enlace nuevo',
  },
  invited: {
    title: '¡Te damos la bienvenida! Elige tu contraseña',
    lead: 'Se ha abierto una cuenta para ti. Elige una contraseña que solo tú conozcas: con ella inicias sesión.',
    submit: 'Guardar la contraseña',
  },
  linkNotComplete: 'Este enlace está incompleto',
  session: {
    ended: {
      title: 'Inicia sesión de nuevo',
      text: 'Tu sesión se ha cerrado. Nada de esta página se ha perdido: inicia sesión de nuevo y sigue donde estabas.',
      leave: 'Salir de esta página',
    },
    'other-account': {
      title: 'Hay otra cuenta con la sesión iniciada',
      text: 'En otra pestaña de este navegador se ha iniciado sesión con otra cuenta. Nada de esta página se guardó en ella. Para seguir con esta página, inicia sesión de nuevo con la cuenta de esta página.',
      leave: 'Usar la otra cuenta',
    },
    account: 'Cuenta: <email></email>',
    submit: 'Iniciar sesión de nuevo',
    done: 'Has iniciado sesión de nuevo',
  },
  undo: {
    title: 'Deshacer el cambio de tu correo electrónico',
    description: 'Devuelve a una cuenta su correo anterior con el enlace que se envió a él.',
    lead: 'Úsalo si no lo cambiaste tú.',
    noToken: 'Abre otra vez el enlace del correo.',
    text: 'Tu cuenta recupera su correo anterior. Se cierran todas las sesiones, los tokens de acceso dejan de funcionar y eliges una contraseña nueva con un enlace que enviamos al correo anterior.',
    onceWithin: ({ days }) =>
      `Los enlaces como este sirven una sola vez, durante ${plural(days, { one: '# día', other: '# días' })}.`,
    submit: 'Recuperar mi correo anterior',
    done: 'Se cerraron todas las sesiones y la contraseña anterior ya no sirve. Te hemos enviado un correo con un enlace para elegir una contraseña nueva.',
    kept: 'Las llaves de acceso, la aplicación de autenticación y las cuentas vinculadas que se añadieron antes de solicitar este cambio siguen funcionando. Cuando hayas iniciado sesión, revísalas en tu perfil, en Seguridad, y quita lo que no sea tuyo. Si algo de ello te impide iniciar sesión, escríbenos.',
    noMail: '¿No llega? Enviar otro enlace',
  },
  usernamePrompt: {
    title: 'Elige tu nombre de usuario',
    lead: 'Lo hemos creado a partir de tu correo. Consérvalo o elige otro: después ya no se puede cambiar.',
    submit: 'Guardar nombre de usuario',
    done: 'Nombre de usuario guardado',
  },
  verify: {
    title: 'Verificación del correo',
    description: 'Confirma una dirección de correo con el enlace que se envió a ella.',
    failed: 'No se pudo verificar',
    noToken: 'Falta el código de verificación',
    callFailed: 'No se pudo verificar el correo',
    done: 'Tu correo está verificado',
    thanks: 'Gracias. Hemos confirmado que esta dirección es tuya.',
    toProfile: 'Ir al perfil',
    goOn: 'Continuar',
    backToProfile: 'Volver al perfil',
    waiting: 'Verificando tu correo…',
    moment: 'Tardará un momento.',
    signIn: 'Inicia sesión para recibir otro enlace',
    resend: 'Enviar otro enlace',
    resent: 'Hemos enviado otro enlace. Revisa tu bandeja de entrada.',
  },
};
