import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzato',
  },
  questions: ({ count }) => plural(count, { one: '# domanda', other: '# domande' }),
  attempts: ({ count }) => plural(count, { one: '# tentativo', other: '# tentativi' }),
  stars: ({ average, count }) => `${average} stelle su 5, da ${number(count)} studenti`,
  action: {
    start: 'Inizia il quiz',
    continue: 'Continua il quiz',
    retake: 'Rifai il quiz',
    loading: 'Elaborazione…',
    mastered: 'Quiz padroneggiato',
    'not-yet': 'Non ancora aperto',
    closed: 'Chiuso',
    'used-up': 'Nessun tentativo rimasto',
    cooldown: 'In attesa',
  },
  loginToPlay: 'Accedi per giocare',
  viewDetails: 'Vedi il quiz',
  yourBest: ({ percent }) => `Il tuo record: ${percent}`,
  opens: 'Si apre il <at></at>, <wait>tra <left></left></wait>',
  share: ({ title }) => `Condividi «${title}»`,
  noTimeLimit: 'Senza limite di tempo',
  nextQuiz: ({ title, timeLimit }) => `Prossimo: ${title} (${timeLimit})`,
  loading: 'Caricamento dei quiz…',
  failed: 'Errore nel caricamento dei quiz',
  noneYet: 'Ancora nessun quiz',
  noneYetHint: 'I primi quiz sono in preparazione. Torna presto.',
};
