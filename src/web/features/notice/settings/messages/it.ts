import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Impostazioni delle notifiche',
  lead: 'Quali notifiche ricevi, e dove.',
  tableName: 'Tipi di notifiche',
  kind: 'Notifica',
  inApp: 'Nella campanella',
  mail: 'Per email',
  inAppOf: ({ kind }) => `${kind}: nella campanella`,
  mailOf: ({ kind }) => `${kind}: per email`,
  push: 'Sui dispositivi',
  pushOf: ({ kind }) => `${kind}: sui dispositivi`,
  device: {
    label: 'Notifiche su questo dispositivo',
    hint: 'Anche a sito chiuso, finché non esci qui. Mostrano solo il titolo. Valgono le ore di silenzio.',
    failed: 'Questo dispositivo non mostra notifiche',
    blocked:
      'Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni e riprova.',
    unreachable: 'Il browser non raggiunge il suo servizio push. Riprova più tardi.',
    missing:
      'Questo browser non può mostrare notifiche di questo sito. Su un telefono può aiutare aggiungere il sito alla schermata Home.',
  },
  kinds: {
    'assignment-given': 'Nuovi compiti',
    'assignment-due': 'Compiti in scadenza',
    'assignment-overdue': 'Compiti scaduti',
    'result-regraded': 'Risultati corretti',
    'result-marked': 'Risposte valutate',
    'report-settled': 'Risposte alle tue segnalazioni',
    'quiz-reopened': 'Quiz di nuovo aperti',
    'reviews-due': 'Domande da ripassare',
    'certificate-issued': 'Certificati',
    'achievements-earned': 'Traguardi',
    'streak-ending': 'Obiettivo del giorno non ancora raggiunto la sera',
  },
  mails: 'Email',
  rhythm: 'Con quale frequenza',
  rhythms: { daily: 'Al massimo un’email al giorno', each: 'Un’email per ciascuna, subito' },
  dueDays: 'Ricordamelo prima della scadenza',
  days: ({ count }) => plural(count, { one: '# giorno prima', other: '# giorni prima' }),
  quiet: 'Ore di silenzio',
  quietHint:
    'Nessuna email e nessuna notifica sui dispositivi tra queste ore, nel fuso orario del tuo profilo.',
  from: 'Dalle',
  until: 'Alle',
  unverified: 'Le email arriveranno quando avrai <link>confermato il tuo indirizzo</link>.',
  failed: 'Non salvato',
};
