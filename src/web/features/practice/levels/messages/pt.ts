import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Seu nível',
  hint: 'Como você se sai em cada matéria, a partir de todas as suas respostas. A barra é o intervalo em que está seu nível, com probabilidade de 90%: quanto mais longa, menos se sabe.',
  categories: 'Categorias',
  tags: 'Etiquetas',
  answers: ({ count }: { count: string }) => `Respostas: ${count}`,
  levels: {
    beginner: 'Iniciante',
    intermediate: 'Intermediário',
    advanced: 'Avançado',
  },
  between: ({ from, to }: { from: string; to: string }) => `De ${from} a ${to}`,
  unknown: 'Ainda não se sabe',
  missing: ({ count }) =>
    `Faltam cerca de ${plural(count, { one: '# resposta', other: '# respostas' })} a perguntas novas para você.`,
};
