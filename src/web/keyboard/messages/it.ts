import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Scorciatoie da tastiera',
  or: 'o',
  to: 'a',
  close: 'Chiudi',
  site: {
    search: 'Cerca quiz',
    palette: 'Nell’amministrazione: vai a, modifica o crea',
    home: 'Vai alla pagina iniziale',
    quizzes: 'Vai ai quiz',
    series: 'Vai alle serie',
    blog: 'Vai al blog',
    results: 'Vai ai tuoi risultati',
    notifications: 'Vai alle notifiche',
    closeOpen: 'Chiudi ciò che è aperto',
    help: 'Mostra questo elenco',
  },
  switch: {
    label: 'Scorciatoie con un solo tasto',
    description:
      'Se sono disattivate, funzionano solo Ctrl K, F8 ed Esc. La scelta è salvata in questo browser.',
  },
  quizzesHaveTheirOwn: 'I quiz hanno scorciatoie proprie. Premi ? durante un quiz per vederle.',
};
