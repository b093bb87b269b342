import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'Quiz',
  quizTitle: ({ title }) => `Quiz: ${title}`,
  quizDescription: 'Un quiz in corso.',
  summaryTitle: 'Il tuo risultato',
  summaryDescription: 'Il risultato di un quiz.',
  myResults: 'I miei risultati',
  resultsDescription: 'I tuoi quiz terminati.',
  resultTitle: ({ title }) => `Risultato: ${title}`,
  resultDescription: 'Tutte le domande di un quiz terminato con la loro risposta.',
  notFound: 'Tentativo non trovato',
  notFoundReason: 'Non esiste o appartiene a un altro account.',
  preparing: 'Preparazione delle domande…',
  loadingResults: 'Caricamento dei risultati…',
  notSubmittedYet: 'Non ancora consegnato',
  resume: 'Riprendi<more> il quiz</more> (<time></time><more> rimanenti</more>)',
  resumeUntimed: 'Riprendi<more> il quiz</more>',
};
