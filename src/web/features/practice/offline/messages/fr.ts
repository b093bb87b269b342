import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Entraînement hors ligne',
  lead: 'Chargez des questions maintenant et révisez sans connexion. Les réponses restent dans ce navigateur et sont envoyées plus tard. Les questions avec images ou sons ne sont pas incluses.',
  load: 'Charger pour le mode hors ligne',
  loadAgain: 'Charger à nouveau',
  loaded: ({ count }) => `Questions chargées : ${count}`,
  leftOut: ({ count }) => `Non incluses à cause d’images ou de sons : ${count}`,
  loadedOn: 'Chargées le <date></date>.',
  open: 'Réviser hors ligne',
  remove: 'Supprimer de ce navigateur',
  notLoaded: 'Les questions n’ont pas été chargées',
  offlineLead:
    'Les questions que vous avez chargées ne demandent aucune connexion. Vos réponses comptent dès qu’elles sont envoyées.',
  nothing: 'Rien n’est chargé dans ce navigateur',
  nothingHint: 'Chargez des questions sur la page d’entraînement quand vous êtes connecté.',
  toPractice: 'Vers l’entraînement',
  start: 'Commencer une séance',
  leave: 'Quitter la séance',
  waiting: ({ count }) => `Réponses à envoyer : ${count}`,
  allSent: 'Toutes les réponses sont envoyées.',
  notCounted: ({ count }) => `Réponses non comptées : ${count}`,
  notCountedHint: 'Ces questions ne peuvent plus être révisées.',
};
