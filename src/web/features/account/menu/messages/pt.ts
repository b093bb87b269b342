import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'Entrar',
  yourMenu: ({ name }) => `Seu menu, ${name}`,
  profile: 'Perfil',
  myResults: 'Meus resultados',
  practice: 'Prática',
  classes: 'Turmas',
  notifications: 'Notificações',
  adminDashboard: 'Administração',
  manageQuizzes: 'Gerenciar quizzes',
  manageClasses: 'Gerenciar turmas',
  createQuiz: 'Criar quiz',
  logOut: 'Sair',
  loggingOut: 'Saindo…',
  loggedOut: { title: 'Sessão encerrada', text: 'Você saiu da sua conta.' },
  logoutFailed: 'Não foi possível sair',
};
