import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'Aperçu de cette question',
  whatToShow: 'Affichage',
  question: 'Question',
  result: 'Résultat',
  title: 'Essai de ce quiz : rien n’est enregistré ni compté',
  notFinished: 'Aucune question n’est encore terminée',
  passed: ({ score, total, percent }) =>
    `${score} bonnes réponses sur ${total} (${percent}) : réussi`,
  failed: ({ score, total, percent }) =>
    `${score} bonnes réponses sur ${total} (${percent}) : non réussi`,
  passedByPoints: ({ score, total, percent }) =>
    `${score} sur ${total} points (${percent}) : Réussi`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} sur ${total} points (${percent}) : Non réussi`,
  toBeMarked: ({ score, total, percent }) => `${score} sur ${total} points (${percent}) : À noter`,
  tryAgain: 'Réessayer',
  back: 'Retour à l’éditeur',
  width: 'Largeur',
  desktop: 'Ordinateur',
  phone: 'Téléphone',
  close: 'Fermer',
};
