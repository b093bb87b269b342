import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'Открыть тест',
  description: 'Тест, на который вам дали ссылку.',
  signInFirst: 'Войдите, чтобы открыть этот тест',
  signInHint: 'Он для участников, у которых есть ссылка. После входа вы вернётесь сюда.',
  signIn: 'Войти',
  notYet: 'Этот тест ещё не опубликован',
  notYetHint: 'Его можно будет открыть после публикации по той же ссылке.',
};
