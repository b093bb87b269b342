import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Il tuo livello',
  hint: 'Come te la cavi in ogni materia, in base a tutte le tue risposte. La barra è l’intervallo in cui si trova il tuo livello con una probabilità del 90%: più è lunga, meno si sa.',
  categories: 'Categorie',
  tags: 'Etichette',
  answers: ({ count }: { count: string }) => `Risposte: ${count}`,
  levels: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzato',
  },
  between: ({ from, to }: { from: string; to: string }) => `Da ${from} a ${to}`,
  unknown: 'Non ancora noto',
  missing: ({ count }) =>
    `Mancano circa ${plural(count, { one: '# risposta', other: '# risposte' })} a domande nuove per te.`,
};
