import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Notifiche',
  lead: 'Le novità per te: prima le più recenti.',
  none: 'Nessuna novità',
  noneHint: 'Qui vedi che cosa ti è stato assegnato e che cosa scade.',
  markRead: 'Segna come letta',
  markAllRead: 'Segna tutte come lette',
  all: 'Vedi tutte',
  settings: 'Impostazioni delle notifiche',
  unread: 'Non letta',
  failed: 'Non salvato',
  loadFailed: 'Le notifiche non sono state caricate',
  newer: 'Più recenti',
  older: 'Precedenti',
  lines: {
    'assignment-given':
      '«<quiz></quiz>» è stato assegnato in <class></class>. Scadenza: <date></date>.',
    'assignment-due': 'Scadenza di «<quiz></quiz>» (<class></class>): <date></date>.',
    'assignment-overdue':
      '«<quiz></quiz>» (<class></class>) scadeva il <date></date> e non è ancora stato svolto.',
    'result-regraded':
      'Una domanda è stata rivalutata. Il tuo risultato in «<quiz></quiz>» è ora <score></score> su <total></total>.',
    'result-marked':
      'Tutte le risposte in «<quiz></quiz>» sono valutate. Il tuo risultato è <score></score> su <total></total>.',
    'quiz-reopened': 'Puoi rifare «<quiz></quiz>».',
    'reviews-due':
      'Domande da ripassare: <due></due>. Pochi minuti adesso fanno risparmiare molto tempo dopo.',
    'certificate-issued': 'Hai superato tutti i quiz di «<quiz></quiz>»: ecco il tuo certificato.',
    'achievements-earned': 'Nuovi traguardi: <earned></earned>. Il tuo profilo li mostra.',
    'streak-ending':
      'Il tuo obiettivo di oggi non è ancora raggiunto. Domande mancanti: <left></left>. Giorni di fila finora: <days></days>.',
  },
  givenWithoutDate: '«<quiz></quiz>» è stato assegnato in <class></class>.',
  settled: {
    fixed:
      'La tua segnalazione di una domanda di «<quiz></quiz>» è stata esaminata e la domanda è stata corretta.',
    kept: 'La tua segnalazione di una domanda di «<quiz></quiz>» è stata esaminata. La domanda resta com’è.',
  },
};
