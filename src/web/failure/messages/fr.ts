import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  unexpected: 'Une erreur s’est produite. Veuillez réessayer.',
  restarting: 'Le serveur n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  tryAgain: 'Réessayer',
  reference: ({ id }) => `Référence ${id}`,
  pageDidNotLoad: 'Cette page ne s’est pas chargée',
  partDidNotLoad: 'Cette partie ne s’est pas chargée',
  homePage: 'Page d’accueil',
};
