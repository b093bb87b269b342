import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Frage des Tages',
  lead: 'Eine Frage für alle, von Mitternacht bis Mitternacht (UTC).',
  notLoaded: 'Die Frage des Tages konnte nicht geladen werden',
  none: 'Heute gibt es keine Frage',
  noneHint:
    'Sie stammt aus Quizzen, deren Fragen zum Üben freigegeben sind. Zurzeit gibt es keine.',
  chooseQuiz: 'Quiz auswählen',
  share: ({ percent, count }) => `Heute richtig: ${percent}. Antworten heute: ${count}.`,
  toQuiz: 'Zum Quiz der Frage',
  toPractice: 'Weiter üben',
  signInHint:
    'Mit einem Konto wird dir die Frage beim Üben noch einmal gestellt, bevor du die Antwort vergisst.',
  signIn: 'Anmelden',
  tomorrow:
    'Deine erste Antwort von heute zählt beim Üben. Die nächste Frage kommt um Mitternacht (UTC).',
};
