import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'Abrir um quiz',
  description: 'Um quiz do qual você recebeu o link.',
  signInFirst: 'Entre para abrir este quiz',
  signInHint: 'Ele é para membros que têm o link. Depois de entrar, você volta para cá.',
  signIn: 'Entrar',
  notYet: 'Este quiz ainda não foi publicado',
  notYetHint: 'Você poderá abri-lo assim que for, com o mesmo link.',
};
