import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  search: 'Cerca quiz',
  submit: 'Cerca',
  close: 'Chiudi la ricerca',
  suggestions: ({ count }) => plural(count, { one: '# suggerimento', other: '# suggerimenti' }),
  recent: 'Ricerche recenti',
  matching: 'Quiz trovati',
  clearRecent: 'Cancella le ricerche recenti',
  notAvailable: 'I suggerimenti non sono disponibili al momento.',
  noTitle: 'Nessun quiz lo contiene nel titolo.',
  allResults: ({ text }) => `Vedi tutti i risultati per «${text}»`,
  questions: 'Domande',
  draftOf: ({ quiz }) => `${quiz} (bozza)`,
};
