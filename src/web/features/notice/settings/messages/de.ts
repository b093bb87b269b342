import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Einstellungen für Benachrichtigungen',
  lead: 'Welche Benachrichtigungen du bekommst, und wo.',
  tableName: 'Arten von Benachrichtigungen',
  kind: 'Anlass',
  inApp: 'In der Glocke',
  mail: 'Per E-Mail',
  inAppOf: ({ kind }) => `${kind}: in der Glocke`,
  mailOf: ({ kind }) => `${kind}: per E-Mail`,
  push: 'Auf Geräten',
  pushOf: ({ kind }) => `${kind}: auf Geräten`,
  device: {
    label: 'Benachrichtigungen auf diesem Gerät',
    hint: 'Auch wenn die Website geschlossen ist, bis du dich hier abmeldest. Sie nennen nur den Titel. Die Ruhezeit gilt auch für sie.',
    failed: 'Dieses Gerät zeigt keine Benachrichtigungen',
    blocked:
      'Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in seinen Einstellungen und versuche es noch einmal.',
    unreachable: 'Der Browser erreicht seinen Push-Dienst nicht. Versuche es später noch einmal.',
    missing:
      'Dieser Browser kann keine Benachrichtigungen dieser Website zeigen. Auf einem Smartphone hilft es vielleicht, die Website zum Startbildschirm hinzuzufügen.',
  },
  kinds: {
    'assignment-given': 'Neue Aufgaben',
    'assignment-due': 'Bald fällige Aufgaben',
    'assignment-overdue': 'Überfällige Aufgaben',
    'result-regraded': 'Korrigierte Ergebnisse',
    'result-marked': 'Bewertete Ergebnisse',
    'report-settled': 'Antworten auf deine Meldungen',
    'quiz-reopened': 'Quizze, die wieder offen sind',
    'reviews-due': 'Fällige Fragen zum Üben',
    'certificate-issued': 'Zertifikate',
    'achievements-earned': 'Erfolge',
    'streak-ending': 'Tagesziel am Abend noch offen',
  },
  mails: 'E-Mails',
  rhythm: 'Wie oft',
  rhythms: { daily: 'Höchstens eine E-Mail am Tag', each: 'Für jede sofort eine E-Mail' },
  dueDays: 'Vor der Frist erinnern',
  days: ({ count }) => plural(count, { one: '# Tag vorher', other: '# Tage vorher' }),
  quiet: 'Ruhezeit',
  quietHint:
    'Keine E-Mails und keine Benachrichtigungen auf Geräten zwischen diesen Zeiten, in der Zeitzone deines Profils.',
  from: 'Von',
  until: 'Bis',
  unverified: 'E-Mails kommen, sobald du <link>deine Adresse bestätigt</link> hast.',
  failed: 'Nicht gespeichert',
};
