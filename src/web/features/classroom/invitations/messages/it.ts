import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  invite: 'Invita via email',
  title: 'Invita nella classe',
  addresses: 'Indirizzi email',
  hint: 'Incolla un elenco: un indirizzo per riga o separati da virgole. Ognuno riceve un’email con il link.',
  rules:
    'Chi non ha un account riceve un’email solo se questo sito gli permette di aprirlo. Non ti viene detto chi ne ha uno.',
  unreadable: ({ parts }) => `Non è un indirizzo: ${parts}`,
  tooMany: ({ most }) => `Al massimo ${most} indirizzi alla volta`,
  send: ({ count }) =>
    plural(count, {
      one: 'Invita # indirizzo',
      other: 'Invita # indirizzi',
    }),
  sent: 'Gli inviti sono in arrivo',
  notSent: 'Nessuno è stato invitato',
  close: 'Chiudi',
};
