import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'Ouvrir un quiz',
  description: 'Un quiz dont vous avez reçu le lien.',
  signInFirst: 'Connectez-vous pour ouvrir ce quiz',
  signInHint: 'Il est réservé aux membres qui ont le lien. Vous reviendrez ici après la connexion.',
  signIn: 'Se connecter',
  notYet: 'Ce quiz n’est pas encore publié',
  notYetHint: 'Vous pourrez l’ouvrir dès sa publication, avec le même lien.',
};
