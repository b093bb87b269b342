import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Che cosa pensano gli studenti',
  average: 'Media',
  learners: 'Studenti',
  public: 'Tutti vedono la media quando cinque studenti hanno dato stelle.',
  none: 'Ancora nessuna stella',
  noneHint: 'Gli studenti possono dare stelle dopo aver terminato un tentativo.',
  distribution: 'Quanti studenti hanno dato quante stelle',
  stars: 'Stelle',
  remarks: 'Osservazioni',
  noRemarks: 'Nessuno ha scritto un’osservazione.',
  anonymous: 'Le osservazioni riportano il giorno, senza nomi.',
  remark: 'Osservazione',
  day: 'Giorno',
  state: 'Stato',
  report: 'Segnala come abuso',
  reported: 'Segnalata',
  hide: 'Nascondi',
  hidden: 'Nascosta',
  show: 'Mostra di nuovo',
  shown: 'L’osservazione è visibile',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'Non ha funzionato',
  failed: 'Impossibile caricare le stelle',
  download: 'Scarica CSV',
  downloadFailed: 'Impossibile creare il file',
  reportedTitle: 'Osservazioni segnalate',
  reportedHint:
    'Gli autori ti chiedono di nascondere queste osservazioni sui loro quiz. Le stelle contano in ogni caso.',
  quiz: 'Quiz',
  keep: 'Mantieni',
  kept: 'L’osservazione resta',
  rated: ({ rating }) => `Valutazione: ${number(rating)} su 5`,
};
