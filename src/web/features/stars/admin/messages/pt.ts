import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'O que os alunos acham',
  average: 'Média',
  learners: 'Alunos',
  public: 'Todos veem a média quando cinco alunos deram estrelas.',
  none: 'Ainda sem estrelas',
  noneHint: 'Os alunos podem dar estrelas depois de terminar uma tentativa.',
  distribution: 'Quantos alunos deram quantas estrelas',
  stars: 'Estrelas',
  remarks: 'Observações',
  noRemarks: 'Ninguém escreveu uma observação.',
  anonymous: 'As observações trazem o dia, sem nomes.',
  remark: 'Observação',
  day: 'Dia',
  state: 'Estado',
  report: 'Denunciar como abuso',
  reported: 'Denunciada',
  hide: 'Ocultar',
  hidden: 'Oculta',
  show: 'Mostrar de novo',
  shown: 'A observação é mostrada',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'Não funcionou',
  failed: 'Não foi possível carregar as estrelas',
  download: 'Baixar CSV',
  downloadFailed: 'Não foi possível criar o arquivo',
  reportedTitle: 'Observações denunciadas',
  reportedHint:
    'Autores pedem que você oculte estas observações sobre seus quizzes. As estrelas contam em qualquer caso.',
  quiz: 'Quiz',
  keep: 'Manter',
  kept: 'A observação fica',
  rated: ({ rating }) => `Avaliação: ${number(rating)} de 5`,
};
