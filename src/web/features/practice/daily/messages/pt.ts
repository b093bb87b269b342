import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Pergunta do dia',
  lead: 'Uma pergunta para todos, da meia-noite à meia-noite (UTC).',
  notLoaded: 'Não foi possível carregar a pergunta do dia',
  none: 'Hoje não há pergunta',
  noneHint: 'Ela vem de quizzes abertos para a prática. No momento não há nenhum.',
  chooseQuiz: 'Escolher um quiz',
  share: ({ percent, count }) => `Acertos hoje: ${percent}. Respostas hoje: ${count}.`,
  toQuiz: 'Ir para o quiz dela',
  toPractice: 'Praticar mais',
  signInHint: 'Com uma conta, a prática repete a pergunta antes que você a esqueça.',
  signIn: 'Entrar',
  tomorrow:
    'A sua primeira resposta de hoje conta na prática. A próxima pergunta chega à meia-noite (UTC).',
};
