import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: 'Ajustes',
  description: 'El nombre del sitio, quién puede abrir una cuenta y lo que vale para todos.',
  failed: 'Error al cargar los ajustes',
  denied: 'Acceso denegado',
  save: 'Guardar cambios',
  discard: 'Descartar cambios',
  saved: 'Los ajustes se han guardado',
  notSaved: 'Los ajustes no se han guardado',
  fixedBy: ({ variable }: { variable: string }) => `Fijado por la variable de entorno ${variable}`,
  groups: {
    site: 'El sitio',
    accounts: 'Cuentas',
    quizzes: 'Cuestionarios nuevos',
    attempts: 'Intentos',
    retention: 'Plazos de conservación',
  },
  settings: {
    siteName: {
      label: 'Nombre',
      hint: 'Aparece en cada página, en los correos y en las vistas previas de enlaces.',
    },
    logo: {
      label: 'Logotipo',
      hint: 'Aparece junto al nombre. Lo mejor es una imagen cuadrada sin fondo.',
    },
    contactEmail: {
      label: 'Dirección de contacto',
      hint: 'Recibe los mensajes del formulario de contacto y aparece en la página de contacto.',
    },
    languages: {
      label: 'Idiomas',
      hint: 'Idiomas de las páginas y los correos. Lo que escriben las personas conserva su idioma.',
    },
    comments: {
      label: 'Comentarios sobre preguntas',
      hint: 'Los leen y escriben los estudiantes que han respondido la pregunta; los autores los aprueban.',
    },
    registration: {
      label: 'Quién puede abrir una cuenta',
      hint: 'Las cuentas existentes no cambian.',
    },
    registrationDomains: {
      label: 'Dominios de correo electrónico',
      hint: 'Uno por línea, por ejemplo escuela.example. Una cuenta nueva se puede usar cuando su dirección está confirmada.',
    },
    passwordMinimum: {
      label: 'Longitud mínima de la contraseña',
      hint: 'En caracteres. Las contraseñas existentes siguen siendo válidas.',
    },
    secondFactorRoles: {
      label: 'Segundo factor obligatorio',
      hint: 'Estos roles solo se pueden usar con una aplicación de autenticación o una llave de acceso.',
    },
    quizRules: {
      label: 'Reglas de un cuestionario nuevo',
      hint: 'Cada cuestionario puede cambiarlas. Los existentes conservan las suyas.',
    },
    chosenTime: {
      label: 'Tiempo que eligen los estudiantes',
      hint: 'En el perfil de accesibilidad, hasta el doble del tiempo. Las excepciones cuentan siempre, y los intentos empezados conservan su tiempo.',
    },
    auditRetentionDays: {
      label: 'Registro de cambios',
      hint: 'Días durante los que se conservan los cambios de los administradores, al menos 30.',
    },
    authorUploadMegabytes: {
      label: 'Imágenes y sonidos de una persona',
      hint: 'Tamaño total máximo, en megabytes, de lo que sube una persona.',
    },
    siteUploadMegabytes: {
      label: 'Imágenes y sonidos del sitio',
      hint: 'Tamaño total máximo, en megabytes, de todo lo subido.',
    },
    deletionGraceDays: {
      label: 'Cuentas eliminadas',
      hint: 'Días durante los que se puede restaurar una cuenta eliminada.',
    },
    restoreDays: {
      label: 'Contenido eliminado',
      hint: 'Días durante los que se puede restaurar un cuestionario, una serie, un artículo, un testimonio o un comentario eliminado.',
    },
  },
  options: {
    comments: { on: 'Activados', off: 'Desactivados' },
    registration: {
      open: 'Todo el mundo',
      invitation: 'Solo personas invitadas',
      domains: 'Solo direcciones de ciertos dominios',
    },
    chosenTime: {
      counts: 'Cuenta',
      approved: 'Cuenta cuando un administrador lo ha permitido a la persona, en la página de esta',
      never: 'No cuenta',
    },
    secondFactorRoles: {
      administrator: 'Administradores',
      author: 'Autores',
      teacher: 'Docentes',
    },
  },
};
