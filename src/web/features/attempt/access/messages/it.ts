import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'Aprire un quiz',
  description: 'Un quiz di cui hai ricevuto il link.',
  signInFirst: 'Accedi per aprire questo quiz',
  signInHint: 'È per i membri che hanno il link. Dopo l’accesso torni qui.',
  signIn: 'Accedi',
  notYet: 'Questo quiz non è ancora pubblicato',
  notYetHint: 'Potrai aprirlo appena lo sarà, con lo stesso link.',
};
