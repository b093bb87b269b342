import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Prática offline',
  lead: 'Carregue perguntas agora e pratique sem conexão. As respostas ficam neste navegador e são enviadas depois. Perguntas com imagens ou sons ficam de fora.',
  load: 'Carregar para uso offline',
  loadAgain: 'Carregar de novo',
  loaded: ({ count }) => `Perguntas carregadas: ${count}`,
  leftOut: ({ count }) => `De fora por terem imagens ou sons: ${count}`,
  loadedOn: 'Carregadas em <date></date>.',
  open: 'Praticar offline',
  remove: 'Remover deste navegador',
  notLoaded: 'As perguntas não foram carregadas',
  offlineLead:
    'Perguntas que você carregou: não precisam de conexão. Suas respostas contam assim que são enviadas.',
  nothing: 'Nada foi carregado neste navegador',
  nothingHint: 'Carregue perguntas na página de prática enquanto tiver conexão.',
  toPractice: 'Ir para a prática',
  start: 'Começar uma rodada',
  leave: 'Sair da rodada',
  waiting: ({ count }) => `Respostas a enviar: ${count}`,
  allSent: 'Todas as respostas foram enviadas.',
  notCounted: ({ count }) => `Respostas não contadas: ${count}`,
  notCountedHint: 'As perguntas não podem mais ser praticadas.',
};
