import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'Quiz',
  quizTitle: ({ title }) => `Quiz: ${title}`,
  quizDescription: 'Um quiz em andamento.',
  summaryTitle: 'Seu resultado',
  summaryDescription: 'O resultado de um quiz.',
  myResults: 'Meus resultados',
  resultsDescription: 'Seus quizzes concluídos.',
  resultTitle: ({ title }) => `Resultado: ${title}`,
  resultDescription: 'Todas as perguntas de um quiz concluído com suas respostas.',
  notFound: 'Tentativa não encontrada',
  notFoundReason: 'Ela não existe ou pertence a outra conta.',
  preparing: 'Preparando suas perguntas…',
  loadingResults: 'Carregando resultados…',
  notSubmittedYet: 'Ainda não entregue',
  resume: 'Continuar<more> o quiz</more> (<time></time><more> restantes</more>)',
  resumeUntimed: 'Continuar<more> o quiz</more>',
};
