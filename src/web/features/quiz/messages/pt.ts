import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'Iniciante',
    intermediate: 'Intermediário',
    advanced: 'Avançado',
  },
  questions: ({ count }) => plural(count, { one: '# pergunta', other: '# perguntas' }),
  attempts: ({ count }) => plural(count, { one: '# tentativa', other: '# tentativas' }),
  stars: ({ average, count }) => `${average} de 5 estrelas, de ${number(count)} alunos`,
  action: {
    start: 'Começar o quiz',
    continue: 'Continuar o quiz',
    retake: 'Refazer o quiz',
    loading: 'Processando…',
    mastered: 'Quiz dominado',
    'not-yet': 'Ainda não aberto',
    closed: 'Encerrado',
    'used-up': 'Sem tentativas restantes',
    cooldown: 'Em espera',
  },
  loginToPlay: 'Entrar para jogar',
  viewDetails: 'Ver o quiz',
  yourBest: ({ percent }) => `Seu recorde: ${percent}`,
  opens: 'Abre em <at></at>, <wait>daqui a <left></left></wait>',
  share: ({ title }) => `Compartilhar “${title}”`,
  noTimeLimit: 'Sem limite de tempo',
  nextQuiz: ({ title, timeLimit }) => `Próximo: ${title} (${timeLimit})`,
  loading: 'Carregando quizzes…',
  failed: 'Erro ao carregar os quizzes',
  noneYet: 'Ainda não há quizzes',
  noneYetHint: 'Os primeiros quizzes estão sendo escritos. Volte em breve.',
};
