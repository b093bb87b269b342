import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
  unexpected: 'Algo deu errado. Tente de novo.',
  restarting: 'O servidor não está disponível agora. Tente de novo em instantes.',
  tryAgain: 'Tentar de novo',
  reference: ({ id }) => `Referência ${id}`,
  pageDidNotLoad: 'Esta página não carregou',
  partDidNotLoad: 'Esta parte não carregou',
  homePage: 'Página inicial',
};
