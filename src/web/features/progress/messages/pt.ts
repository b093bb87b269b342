import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'Não foi possível carregar a classificação',
  loading: 'Carregando a classificação…',
  noneYet: 'Ainda não há ninguém na classificação',
  noneYetHint: 'Termine um quiz com uma resposta correta e o primeiro lugar é seu.',
  caption:
    'A pontuação soma as respostas corretas da sua melhor tentativa em cada quiz. Em caso de empate, vem primeiro quem tem menos tentativas e, depois, quem a alcançou antes. Só aparecem pontuações acima de 0.',
  place: 'Lugar',
  name: 'Nome',
  quizzes: 'Quizzes',
  score: 'Pontuação',
  you: '(você)',
};
