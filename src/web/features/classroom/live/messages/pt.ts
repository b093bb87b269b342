import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  pageTitle: 'Ao vivo, administração',
  description: 'Em que ponto está cada membro da turma em uma tarefa.',
  denied: 'Acesso negado',
  failed: 'Não foi possível carregar a visualização ao vivo',
  openNamed: ({ name }) => `Acompanhar ao vivo: ${name}`,
  open: 'Acompanhar ao vivo',
  list: 'Membros',
  member: 'Membro',
  state: 'Estado',
  states: { not_started: 'Não começou', writing: 'Fazendo', ended: 'Terminou' },
  summary: ({ writing, ended, waiting }) =>
    `Fazendo: ${writing}. Terminaram: ${ended}. Não começaram: ${waiting}.`,
  question: 'Pergunta',
  answered: 'Respondidas',
  of: ({ number, total }) => `${number} de ${total}`,
  timeLeft: 'Tempo restante',
  noTimeLimit: 'Sem limite de tempo',
  afterDue: 'Termina depois do prazo',
  contact: 'Conexão',
  connected: 'Conectado',
  lost: 'Perdida desde as <time></time>',
  minutes: 'Minutos',
  addToAll: ({ count }) =>
    plural(count, {
      one: 'Adicionar # minuto para todos',
      other: 'Adicionar # minutos para todos',
    }),
  added: ({ count }) =>
    plural(count, { one: '# minuto adicionado', other: '# minutos adicionados' }),
  moreFor: ({ name }) => `Mais tempo para ${name}`,
  notDone: 'Não foi possível fazer isso',
  noMembers: 'A turma ainda não tem membros',
  noMembersHint: 'Quem entra aparece aqui na hora.',
};
