import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Contact',
  description:
    'Questions, erreurs dans un quiz, idées : écrivez-nous. Nous répondons sous 24 heures.',
  lead: 'Une question, une erreur dans un quiz, une idée : écrivez-nous. Nous répondons sous 24 heures.',
  categories: {
    general: 'Question générale',
    technical: 'Problème technique',
    account: 'Mon compte',
    quiz: 'Un quiz ou une question',
    billing: 'Facturation',
    feature: 'Idée d’amélioration',
    bug: 'Signalement d’une erreur',
    other: 'Autre chose',
  },
  choose: 'Choisissez une catégorie',
  name: 'Nom',
  email: 'E-mail',
  category: 'Catégorie',
  subject: 'Objet',
  message: 'Message',
  length: ({ length, most }) => `${number(length)} sur ${number(most)}`,
  leaveEmpty: 'Laissez ce champ vide',
  failed: 'L’envoi du message a échoué',
  kept: 'Votre texte est toujours là.',
  alsoWrite: 'Vous pouvez aussi écrire à <mail></mail>.',
  onlyToReply: 'Votre adresse ne sert qu’à vous répondre.',
  orWrite: 'Ou écrivez à <mail></mail>.',
  send: 'Envoyer le message',
  sent: {
    title: 'Message envoyé !',
    thanks: 'Merci. Nous répondrons à <email></email> sous 24 heures.',
    reference: ({ reference }) => `Votre référence est ${reference}.`,
    another: 'Écrire un autre message',
    home: 'Accueil',
  },
  failure: {
    fallback: 'L’envoi du message a échoué. Veuillez réessayer ou nous contacter directement.',
    invalid:
      'Réponse du serveur non valide. L’envoi du message a échoué. Veuillez réessayer ou nous contacter directement.',
    http: ({ status }) =>
      `Erreur HTTP ${status}. L’envoi du message a échoué. Veuillez réessayer ou nous contacter directement.`,
  },
};
