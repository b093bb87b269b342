import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Benachrichtigungen',
  lead: 'Was für dich neu ist: das Neueste zuerst.',
  none: 'Nichts Neues',
  noneHint: 'Hier siehst du, was dir aufgegeben wurde und was fällig ist.',
  markRead: 'Als gelesen markieren',
  markAllRead: 'Alle als gelesen markieren',
  all: 'Alle ansehen',
  settings: 'Einstellungen für Benachrichtigungen',
  unread: 'Ungelesen',
  failed: 'Nicht gespeichert',
  loadFailed: 'Die Benachrichtigungen wurden nicht geladen',
  newer: 'Neuere',
  older: 'Ältere',
  lines: {
    'assignment-given':
      'Neue Aufgabe in <class></class>: „<quiz></quiz>“. Fällig am <date></date>.',
    'assignment-due': '„<quiz></quiz>“ (<class></class>) ist am <date></date> fällig.',
    'assignment-overdue':
      '„<quiz></quiz>“ (<class></class>) war am <date></date> fällig und ist noch nicht erledigt.',
    'result-regraded':
      'Eine Frage wurde neu bewertet. Dein Ergebnis in „<quiz></quiz>“ ist jetzt <score></score> von <total></total>.',
    'result-marked':
      'Alle Antworten in „<quiz></quiz>“ sind bewertet. Dein Ergebnis ist <score></score> von <total></total>.',
    'quiz-reopened': 'Du kannst „<quiz></quiz>“ wieder machen.',
    'reviews-due':
      'Fällige Fragen zum Üben: <due></due>. Ein paar Minuten jetzt sparen später viel Zeit.',
    'certificate-issued':
      'Du hast alle Quizze von „<quiz></quiz>“ bestanden: Hier ist dein Zertifikat.',
    'achievements-earned': 'Neue Erfolge: <earned></earned>. Dein Profil zeigt sie.',
    'streak-ending':
      'Dein Tagesziel ist heute noch offen. Noch offene Fragen: <left></left>. Tage in Folge bisher: <days></days>.',
  },
  givenWithoutDate: 'Neue Aufgabe in <class></class>: „<quiz></quiz>“.',
  settled: {
    fixed:
      'Deine Meldung zu einer Frage in „<quiz></quiz>“ wurde geprüft und die Frage korrigiert.',
    kept: 'Deine Meldung zu einer Frage in „<quiz></quiz>“ wurde geprüft. Die Frage bleibt, wie sie ist.',
  },
};
