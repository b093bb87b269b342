import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Atalhos de teclado',
  or: 'ou',
  to: 'a',
  close: 'Fechar',
  site: {
    search: 'Buscar quizzes',
    palette: 'Na administração: ir para, editar ou criar',
    home: 'Ir para o início',
    quizzes: 'Ir para os quizzes',
    series: 'Ir para as séries',
    blog: 'Ir para o blog',
    results: 'Ir para seus resultados',
    notifications: 'Ir para as notificações',
    closeOpen: 'Fechar o que está aberto',
    help: 'Mostrar esta lista',
  },
  switch: {
    label: 'Atalhos de uma só tecla',
    description: 'Sem eles, só Ctrl K, F8 e Esc funcionam. Fica salvo neste navegador.',
  },
  quizzesHaveTheirOwn: 'Os quizzes têm atalhos próprios. Pressione ? durante um quiz para vê-los.',
};
