import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Turmas',
  lead: 'O que suas turmas têm a fazer, e até quando.',
  taughtBy: ({ names }) => `Professores: ${names}`,
  none: 'Você ainda não está em nenhuma turma',
  noneHint: 'Digite o código que seu professor deu.',
  nothingAssigned: 'Nada atribuído.',
  noDueDate: 'Sem prazo',
  dueAt: 'Prazo: <date></date>',
  opens: 'Abre em <date></date>',
  states: {
    done: 'Feita',
    late: 'Atrasada',
    open: 'A fazer',
    missing: 'Vencida',
    upcoming: 'Ainda não',
  },
  toQuiz: 'Ir ao quiz',
  code: 'Código da turma',
  codeHint: '8 letras e números',
  join: 'Entrar na turma',
  joined: 'Você entrou na turma',
  notJoined: 'Você não entrou',
  leave: 'Sair',
  leaveNamed: ({ name }) => `Sair de ${name}`,
  leaveTitle: ({ name }) => `Sair da turma ${name}?`,
  leaveHint: 'Seus resultados continuam seus. Para voltar é preciso o código.',
  left: 'Você saiu da turma',
  notLeft: 'Você não saiu',
};
