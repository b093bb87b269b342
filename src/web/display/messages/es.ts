import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Accesibilidad',
  description: 'Cómo ves las páginas y cuánto tiempo tienes.',
  leadMember: 'Los cambios se aplican al instante y en todos tus dispositivos.',
  leadGuest:
    'Los cambios se aplican al instante, en este navegador. Inicia sesión para tenerlos en todos tus dispositivos y para elegir más tiempo.',
  reading: 'Lectura',
  font: 'Tipo de letra',
  fontHint: 'Para letras latinas; las demás escrituras conservan la suya.',
  fonts: {
    standard: 'Estándar',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'Espaciado',
  spacingHint: 'Entre letras, palabras y líneas.',
  spacings: {
    standard: 'Estándar',
    wide: 'Amplio',
    wider: 'Muy amplio',
  },
  sample: 'Así se ven los textos. ¿Qué continente es el más grande: África, Asia o Europa?',
  focus: 'Concentración',
  look: 'Colores, tamaño y movimiento',
  switches: {
    readAloud: {
      label: 'Leer en voz alta',
      hint: 'Las preguntas y los resultados tienen un botón que los lee con la voz de tu dispositivo.',
    },
    lineFocus: {
      label: 'Enfoque de línea',
      hint: 'Todo se atenúa menos unas líneas, que siguen al puntero y al foco.',
    },
    oneThing: {
      label: 'Una cosa cada vez',
      hint: 'Los cuestionarios y resultados muestran una sola pregunta cada vez y nada al lado.',
    },
    highContrast: {
      label: 'Contraste alto',
      hint: 'Colores más fuertes, en claro y oscuro. También se activa si tu dispositivo lo pide.',
    },
    largeTargets: {
      label: 'Botones más grandes',
      hint: 'Los botones, campos y enlaces de listas son más altos.',
    },
    reducedMotion: {
      label: 'Sin movimiento',
      hint: 'Nada se mueve. También se activa si tu dispositivo lo pide.',
    },
  },
  time: 'Tiempo',
  extraTime: 'Tiempo para los cuestionarios',
  extraTimeHints: {
    counts:
      'Para los cuestionarios que empieces a partir de ahora. Queda registrado en tus intentos, donde también lo ven quienes ven tus resultados. La práctica no tiene límite de tiempo.',
    approved:
      'En este sitio vale para los cuestionarios cuando un administrador te lo haya permitido. Queda registrado en tus intentos, donde también lo ven quienes ven tus resultados.',
    never:
      'En este sitio vale para las pruebas, que no cuentan, y no para los cuestionarios. Pide más tiempo a un administrador o a tu docente.',
  },
  noExtraTime: 'Como indica el cuestionario',
  moreTime: ({ percent }) => `${percent} más de tiempo`,
  notSaved: 'El ajuste no se guardó',
  option: ({ letter }) => `Opción ${letter}:`,
  read: 'Leer en voz alta',
  pause: 'Pausar',
  goOn: 'Continuar',
  stop: 'Parar',
};
