import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'Professores',
  failed: 'Não foi possível carregar os professores',
  maker: 'Criou a turma',
  leads: 'Escolhe os professores',
  inactive: 'Não pode lecionar agora',
  lead: 'Todos conduzem a turma e veem os resultados. Só quem a criou pode excluí-la e escolher os professores. Se essa conta for excluída, quem foi adicionado primeiro passa a poder fazer isso.',
  account: 'Nome de usuário ou e-mail de um professor',
  add: 'Adicionar professor',
  added: 'O professor foi adicionado',
  removeNamed: ({ name }) => `Remover ${name}`,
  removeTitle: ({ name }) => `Remover ${name} dos professores?`,
  removeHint: 'Esta conta não poderá mais abrir a turma nem os resultados.',
  remove: 'Remover',
  removed: 'Removido',
  leave: 'Deixar de lecionar nesta turma',
  leaveTitle: 'Deixar de lecionar nesta turma?',
  leaveHint: 'Você não a verá mais. Quem a criou pode adicionar você de novo.',
  left: 'Você não leciona mais nesta turma',
  notDone: 'Nada foi alterado',
};
