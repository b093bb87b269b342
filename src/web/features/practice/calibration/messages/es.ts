import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Seguridad y aciertos',
  verdicts: {
    few: ({ min }) =>
      `Después de ${min} respuestas en las que indiques tu seguridad, verás aquí si está justificada.`,
    over: 'Aciertas menos de lo que dices. Mira otra vez antes de elegir «Con seguridad».',
    under: 'Aciertas más de lo que dices. Puedes confiar más en ti.',
    fair: 'Aciertas más o menos tanto como dices.',
  },
  brier: ({ score, half }) =>
    `Puntuación de Brier: ${score} (0 es perfecto, ${half} equivale a responder 50 % cada vez)`,
  table: 'Lo que dijiste y cuántas veces acertaste',
  said: 'Dijiste',
  means: 'Esperado',
  right: 'Aciertos',
  none: 'sin respuestas',
  chart: 'Dicho (horizontal) y acertado (vertical). En la línea discontinua ambos coinciden.',
  progress: 'Puntuación de Brier con el tiempo, cuanto más baja, mejor',
  share: ({ share, right, answers }) => `${share} (${right} de ${answers})`,
  between: ({ low, high }) => `entre ${low} y ${high}`,
  answers: 'Respuestas',
  score: 'Puntuación',
  range: ({ from, until }) => `del ${from} al ${until}`,
};
