import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Уверенность и верные ответы',
  verdicts: {
    few: ({ min }) =>
      `Когда ответов с уверенностью будет ${min}, здесь будет видно, насколько она оправданна.`,
    over: 'Вы правы реже, чем думаете. Проверьте ещё раз, прежде чем выбрать «Точно».',
    under: 'Вы правы чаще, чем думаете. Можно больше доверять себе.',
    fair: 'Вы правы примерно так часто, как думаете.',
  },
  brier: ({ score, half }) =>
    `Оценка Брайера: ${score} (0 — идеально, ${half} — каждый раз говорить 50 %)`,
  table: 'Что вы сказали и как часто это было верно',
  said: 'Вы сказали',
  means: 'Ожидается',
  right: 'Верно',
  none: 'нет ответов',
  chart: 'Сказано (по горизонтали) и верно (по вертикали). На пунктирной линии они равны.',
  progress: 'Оценка Брайера со временем, меньше — лучше',
  share: ({ share, right, answers }) => `${share} (${right} из ${answers})`,
  between: ({ low, high }) => `от ${low} до ${high}`,
  answers: 'Ответы',
  score: 'Оценка',
  range: ({ from, until }) => `с ${from} по ${until}`,
};
