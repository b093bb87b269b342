import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Certeza e acertos',
  verdicts: {
    few: ({ min }) =>
      `Depois de ${min} respostas em que você indicar sua certeza, você verá aqui se ela se justifica.`,
    over: 'Você acerta menos do que diz. Olhe mais uma vez antes de escolher “Com certeza”.',
    under: 'Você acerta mais do que diz. Pode confiar mais em si.',
    fair: 'Você acerta mais ou menos tanto quanto diz.',
  },
  brier: ({ score, half }) =>
    `Pontuação de Brier: ${score} (0 é perfeito, ${half} equivale a responder 50% todas as vezes)`,
  table: 'O que você disse e quantas vezes estava certo',
  said: 'Você disse',
  means: 'Esperado',
  right: 'Certas',
  none: 'sem respostas',
  chart: 'Dito (horizontal) e certo (vertical). Na linha tracejada os dois são iguais.',
  progress: 'Pontuação de Brier ao longo do tempo, quanto menor, melhor',
  share: ({ share, right, answers }) => `${share} (${right} de ${answers})`,
  between: ({ low, high }) => `entre ${low} e ${high}`,
  answers: 'Respostas',
  score: 'Pontuação',
  range: ({ from, until }) => `de ${from} a ${until}`,
};
