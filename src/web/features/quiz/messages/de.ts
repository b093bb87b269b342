import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'Anfänger',
    intermediate: 'Mittelstufe',
    advanced: 'Fortgeschritten',
  },
  questions: ({ count }) => plural(count, { one: '# Frage', other: '# Fragen' }),
  attempts: ({ count }) => plural(count, { one: '# Versuch', other: '# Versuche' }),
  stars: ({ average, count }) => `${average} von 5 Sternen, von ${number(count)} Lernenden`,
  action: {
    start: 'Quiz starten',
    continue: 'Quiz fortsetzen',
    retake: 'Quiz wiederholen',
    loading: 'Wird geladen …',
    mastered: 'Quiz gemeistert',
    'not-yet': 'Noch nicht geöffnet',
    closed: 'Geschlossen',
    'used-up': 'Keine Versuche mehr',
    cooldown: 'In Wartezeit',
  },
  loginToPlay: 'Anmelden und spielen',
  viewDetails: 'Quiz ansehen',
  yourBest: ({ percent }) => `Dein Bestwert ${percent}`,
  opens: 'Öffnet am <at></at>, <wait>in <left></left></wait>',
  share: ({ title }) => `„${title}“ teilen`,
  noTimeLimit: 'Ohne Zeitlimit',
  nextQuiz: ({ title, timeLimit }) => `Als Nächstes: ${title} (${timeLimit})`,
  loading: 'Quizze werden geladen …',
  failed: 'Die Quizze konnten nicht geladen werden',
  noneYet: 'Noch keine Quizze',
  noneYetHint: 'Die ersten Quizze werden gerade geschrieben. Schau bald wieder vorbei.',
};
