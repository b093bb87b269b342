import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'Quiz',
  quizTitle: ({ title }) => `Quiz: ${title}`,
  quizDescription: 'Ein laufendes Quiz.',
  summaryTitle: 'Dein Ergebnis',
  summaryDescription: 'Das Ergebnis eines Quiz.',
  myResults: 'Meine Ergebnisse',
  resultsDescription: 'Deine abgeschlossenen Quizze.',
  resultTitle: ({ title }) => `Ergebnis: ${title}`,
  resultDescription: 'Jede Frage eines abgeschlossenen Quiz mit ihrer Antwort.',
  notFound: 'Versuch nicht gefunden',
  notFoundReason: 'Es gibt ihn nicht, oder er gehört zu einem anderen Konto.',
  preparing: 'Deine Fragen werden vorbereitet …',
  loadingResults: 'Ergebnisse werden geladen …',
  notSubmittedYet: 'Noch nicht abgegeben',
  resume: 'Weiter<more> im Quiz</more> (<more>noch </more><time></time>)',
  resumeUntimed: 'Weiter<more> im Quiz</more>',
};
