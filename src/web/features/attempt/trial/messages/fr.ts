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
    `${score} sur ${total} points (${percent}) : réussi`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} sur ${total} points (${percent}) : non réussi`,
  unmarked: ({ score, total, percent }) =>
    `${score} sur ${total} points (${percent}) : tout n’est pas noté`,
  unmarkedNote:
    'Les réponses notées par une personne ne sont pas notées dans un essai : elles ne comptent pas ici.',
  tryAgain: 'Réessayer',
  back: 'Retour à l’éditeur',
  width: 'Largeur',
  desktop: 'Ordinateur',
  phone: 'Téléphone',
  close: 'Fermer',
  shared: {
    pageTitle: 'Essayer un quiz',
    description: 'Un quiz partagé avec vous par un lien secret.',
    lead: 'Ce quiz a été partagé avec vous par un lien secret. Essayez-le : rien n’est enregistré ni compté.',
    validUntil: ({ date }) => `Le lien est valable jusqu’au ${date}.`,
    start: 'Commencer',
    notComplete: 'Le lien n’est pas complet',
    openWhole: 'Veuillez ouvrir le lien entier que vous avez reçu.',
    notOpened: 'Le quiz n’a pas pu être ouvert',
    ended: 'Ce lien ne fonctionne plus',
    endedText: 'Il a expiré ou a été désactivé. Veuillez en demander un nouveau.',
    notStarted: 'Le quiz n’a pas pu être démarré',
    grading: 'Vos réponses sont en cours de correction.',
    notGraded: 'Vos réponses n’ont pas pu être corrigées. Elles sont toujours là.',
    notCounting: 'Rien n’est enregistré ni compté.',
    notCounted: 'Rien n’a été enregistré ni compté.',
    scoreOnly: 'Ce quiz ne montre que le score. Rien n’a été enregistré ni compté.',
    marksOnly:
      'Ce quiz montre quelles réponses étaient justes, mais pas le corrigé. Rien n’a été enregistré ni compté.',
  },
};
