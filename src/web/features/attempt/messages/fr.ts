import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'Quiz',
  quizTitle: ({ title }) => `Quiz : ${title}`,
  quizDescription: 'Un quiz en cours.',
  summaryTitle: 'Votre résultat',
  summaryDescription: 'Le résultat d’un quiz.',
  myResults: 'Mes résultats',
  resultsDescription: 'Vos quiz terminés.',
  resultTitle: ({ title }) => `Résultat : ${title}`,
  resultDescription: 'Toutes les questions d’un quiz terminé avec leur réponse.',
  notFound: 'Tentative introuvable',
  notFoundReason: 'Elle n’existe pas ou appartient à un autre compte.',
  preparing: 'Préparation de vos questions…',
  loadingResults: 'Chargement des résultats…',
  notSubmittedYet: 'Pas encore rendu',
  resume: 'Reprendre<more> le quiz</more> (<time></time><more> restantes</more>)',
  resumeUntimed: 'Reprendre<more> le quiz</more>',
};
