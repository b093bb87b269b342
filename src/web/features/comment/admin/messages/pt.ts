import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Comentários',
  pageTitle: 'Comentários, administração',
  description: 'Publique ou rejeite o que os alunos dizem sobre as perguntas.',
  denied: 'Acesso negado',
  loadFailed: 'Erro ao carregar comentários',
  toReview: ({ count }) =>
    plural(count, { one: '# comentário para analisar', other: '# comentários para analisar' }),
  states: {
    waiting: 'Pendente',
    published: 'Publicado',
    rejected: 'Rejeitado',
    reported: 'Denunciado',
  },
  reports: ({ count }) => plural(count, { one: '# denúncia', other: '# denúncias' }),
  waiting: 'Aguardando aprovação',
  reported: 'Denunciados',
  whichToShow: 'Quais mostrar',
  all: 'Todos',
  find: 'Buscar um comentário',
  words: 'Palavras do comentário',
  keys: 'Em uma linha, A publica e R rejeita.',
  comment: 'Comentário',
  author: 'De',
  question: 'Pergunta',
  sent: 'Enviado',
  state: 'Estado',
  publish: 'Publicar',
  reject: 'Rejeitar',
  waitAgain: 'Deixar pendente de novo',
  delete: 'Excluir',
  commentOf: ({ name }) => `o comentário de ${name}`,
  publishOf: ({ name }) => `Publicar o comentário de ${name}`,
  rejectOf: ({ name }) => `Rejeitar o comentário de ${name}`,
  waitAgainOf: ({ name }) => `Deixar pendente de novo o comentário de ${name}`,
  deleteOf: ({ name }) => `Excluir o comentário de ${name}`,
  noMatch: 'Nenhum comentário corresponde',
  tryOtherWords: 'Tente usar menos palavras ou outras.',
  noneToReview: 'Nenhum comentário para analisar',
  noneHere: 'Não há comentários aqui',
  appearsHere: 'Os comentários sobre suas perguntas aparecem aqui.',
  donePublished: ({ count }) =>
    plural(count, { one: '# comentário publicado', other: '# comentários publicados' }),
  doneRejected: ({ count }) =>
    plural(count, { one: '# comentário rejeitado', other: '# comentários rejeitados' }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: '# comentário pendente de novo',
      other: '# comentários pendentes de novo',
    }),
  doneUndone: ({ count }) =>
    plural(count, { one: '# comentário como antes', other: '# comentários como antes' }),
  doneDeleted: ({ count }) =>
    plural(count, { one: '# comentário excluído', other: '# comentários excluídos' }),
  doneRestored: ({ count }) =>
    plural(count, { one: '# comentário restaurado', other: '# comentários restaurados' }),
  notDone: 'Não alterado',
  already: ({ count }) =>
    plural(count, {
      one: '# comentário já estava assim.',
      other: '# comentários já estavam assim.',
    }),
  missing: ({ count }) =>
    plural(count, {
      one: '# comentário não existe mais.',
      other: '# comentários não existem mais.',
    }),
  updateFailed: 'Erro ao alterar comentários',
  deleteFailed: 'Erro ao excluir comentários',
  restoreFailed: 'Erro ao restaurar comentários',
  deleteOne: ({ name }) => `Excluir o comentário de ${name}?`,
  deleteMany: ({ count }) =>
    plural(count, { one: 'Excluir # comentário?', other: 'Excluir # comentários?' }),
  consequences: 'Desaparece para todos. Você pode desfazer na mensagem seguinte.',
};
