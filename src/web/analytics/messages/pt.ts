import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'Estatísticas',
  question:
    'Podemos contar quais páginas são lidas? Um serviço externo faz isso, e só se você concordar. Mais na <policy>Política de privacidade</policy>.',
  no: 'Não',
  yes: 'Sim',
  choice: {
    title: 'Sua escolha sobre as estatísticas',
    granted: 'Você concordou que as páginas vistas neste navegador sejam contadas.',
    denied: 'As páginas vistas neste navegador não são contadas.',
    open: 'Você ainda não escolheu; até lá, nada é contado.',
    deny: 'Não contar',
    grant: 'Contar páginas vistas',
  },
};
