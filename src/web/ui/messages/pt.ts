import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  loading: 'Carregando…',
  loadingEditor: 'Carregando o editor…',
  close: 'Fechar',
  cancel: 'Cancelar',
  goHome: 'Ir para o início',
  languages: 'Idiomas',
  allLanguages: 'Todos os idiomas',
  notFound: {
    head: 'Página não encontrada',
    title: '404 Página não encontrada',
    hint: 'O endereço está escrito corretamente?',
    browse: 'Explorar quizzes',
    findQuiz: 'Buscar um quiz',
    find: 'Buscar',
  },
  pager: {
    pages: 'Páginas',
    page: ({ page }) => `Página ${number(page)}`,
    pageOf: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,
    first: 'primeira',
    previous: 'anterior',
    next: 'próxima',
    last: 'última',
  },
  difficulty: 'Dificuldade:',
  notifications: 'Notificações (F8)',
  dismiss: 'Dispensar',
  share: {
    copied: 'Link copiado!',
    copiedHint: 'O endereço desta página está na área de transferência.',
    notCopied: 'Não foi possível copiar o link',
  },
  leaving: {
    title: 'Sair sem salvar?',
    leave: 'Sair',
    stay: 'Ficar',
    unsaved: 'O que você mudou aqui não foi salvo e seria perdido.',
  },
};
