import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  denied: 'Acesso negado',
  title: 'Mensagens de contato',
  pageTitle: 'Mensagens de contato, administração',
  description: 'Mensagens do formulário de contato: responder, resolver e fazer anotações.',
  failed: 'Erro ao carregar as mensagens',
  panelFailed: 'Erro ao carregar a mensagem',
  found: ({ count }) =>
    plural(count, {
      one: '# mensagem encontrada',
      other: '# mensagens encontradas',
    }),
  search: 'Pesquisar mensagens',
  searchHint: 'Nome, endereço, texto ou referência',
  show: 'Mostrar',
  shows: { new: 'Abertas', resolved: 'Resolvidas', spam: 'Spam', all: 'Todas as mensagens' },
  none: 'Nenhuma mensagem',
  noneHint: 'Nada aqui por enquanto.',
  message: 'Mensagem',
  status: 'Status',
  sent: 'Enviada',
  close: 'Fechar',
  from: 'De',
  account: 'Conta',
  category: 'Categoria',
  reference: 'Referência',
  dueIn: ({ time }) => `Resposta em até ${time}`,
  overdueBy: ({ time }) => `Atrasada há ${time}`,
  days: ({ count }) => plural(count, { one: '# dia', other: '# dias' }),
  answered: 'Respondida',
  replies: 'Respostas',
  nobody: 'Conta excluída',
  reply: 'Responder',
  yourAnswer: 'Sua resposta',
  replyGoesTo: ({ email }) => `O que responderem a você irá para ${email}.`,
  noAddress:
    'As configurações não têm endereço de contato: ninguém poderá responder à sua resposta.',
  alsoResolve: 'Marcar a mensagem como resolvida',
  send: 'Enviar resposta',
  replied: 'A resposta está a caminho',
  notDone: 'Não funcionou',
  notes: 'Notas internas',
  notesHint: 'Só os administradores as veem.',
  saveNotes: 'Salvar notas',
  notesSaved: 'Notas salvas',
  notesMeanwhile: 'Outras notas foram salvas nesse meio-tempo. Salvar as suas as substitui.',
  notesEmpty: 'As notas estão vazias agora.',
  resolve: 'Resolver',
  reopen: 'Reabrir',
  markSpam: 'Marcar como spam',
  notSpam: 'Não é spam',
  decided: {
    new: 'A mensagem está aberta de novo',
    resolved: 'A mensagem está resolvida',
    spam: 'A mensagem está marcada como spam',
  },
  open: ({ count }) =>
    plural(count, {
      one: '# mensagem de contato está aberta',
      other: '# mensagens de contato estão abertas',
    }),
  overdue: ({ count }) => plural(count, { one: '# atrasada', other: '# atrasadas' }),
};
