import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Depoimentos',
  pageTitle: 'Depoimentos, administração',
  description: 'Aprove ou rejeite o que os alunos dizem.',
  denied: 'Acesso negado',
  loadFailed: 'Erro ao carregar os depoimentos',
  toReview: ({ count }) =>
    plural(count, { one: '# depoimento para analisar', other: '# depoimentos para analisar' }),
  pendingReview: 'Aguardando análise',
  status: {
    pending: 'Pendente',
    approved: 'Aprovado',
    rejected: 'Rejeitado',
  },
  from: 'De',
  testimonial: 'Depoimento',
  stars: 'Estrelas',
  ofFiveStars: ({ rating }) => `${rating} de 5 estrelas`,
  received: 'Recebido',
  statusTitle: 'Status',
  whichToShow: 'Quais mostrar',
  all: 'Todos',
  find: 'Buscar um depoimento',
  nameOrWords: 'Nome ou palavras',
  keys: 'Em uma linha, A aprova e R rejeita.',
  testimonialOf: ({ name }) => `o depoimento de ${name}`,
  approve: 'Aprovar',
  reject: 'Rejeitar',
  pendingAgain: 'Pendente de novo',
  delete: 'Excluir',
  approveOf: ({ name }) => `Aprovar o depoimento de ${name}`,
  rejectOf: ({ name }) => `Rejeitar o depoimento de ${name}`,
  pendingAgainOf: ({ name }) => `Tornar pendente de novo o depoimento de ${name}`,
  deleteOf: ({ name }) => `Excluir o depoimento de ${name}`,
  noMatch: 'Nenhum depoimento corresponde',
  tryOtherWords: 'Tente usar menos palavras ou outras.',
  noneToReview: 'Nenhum depoimento para analisar',
  noneHere: 'Nenhum depoimento aqui',
  appearsHere: 'Aqui aparece o que os alunos enviam.',

  actions: {
    updateFailed: 'Erro ao atualizar o depoimento',
    restoreFailed: 'Erro ao restaurar o depoimento',
    deleteFailed: 'Erro ao excluir o depoimento',
    deleteOne: ({ name }) => `Excluir o depoimento de ${name}?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Excluir # depoimento?', other: 'Excluir # depoimentos?' }),
    consequences: 'Ele desaparece para todos. Você pode desfazer isso na mensagem a seguir.',
    missing: ({ count }) =>
      plural(count, {
        one: '# depoimento não existe mais.',
        other: '# depoimentos não existem mais.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, { one: '# depoimento aprovado', other: '# depoimentos aprovados' }),
      notDone: 'Não aprovados',
      already: ({ count }) =>
        plural(count, {
          one: '# depoimento já estava aprovado.',
          other: '# depoimentos já estavam aprovados.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, { one: '# depoimento rejeitado', other: '# depoimentos rejeitados' }),
      notDone: 'Não rejeitados',
      already: ({ count }) =>
        plural(count, {
          one: '# depoimento já estava rejeitado.',
          other: '# depoimentos já estavam rejeitados.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: '# depoimento pendente de novo',
          other: '# depoimentos pendentes de novo',
        }),
      notDone: 'Não voltaram a pendente',
      already: ({ count }) =>
        plural(count, {
          one: '# depoimento já estava pendente.',
          other: '# depoimentos já estavam pendentes.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, { one: '# depoimento como antes', other: '# depoimentos como antes' }),
      notDone: 'Não ficou como antes',
      already: ({ count }) =>
        plural(count, {
          one: '# depoimento já estava como antes.',
          other: '# depoimentos já estavam como antes.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: '# depoimento excluído', other: '# depoimentos excluídos' }),
      notDone: 'Não excluídos',
      already: ({ count }) =>
        plural(count, {
          one: '# depoimento já estava excluído.',
          other: '# depoimentos já estavam excluídos.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: '# depoimento restaurado', other: '# depoimentos restaurados' }),
      notDone: 'Não restaurados',
      already: ({ count }) =>
        plural(count, {
          one: '# depoimento já estava restaurado.',
          other: '# depoimentos já estavam restaurados.',
        }),
    },
  },
};
