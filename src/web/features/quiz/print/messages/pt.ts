import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  pageTitle: 'Imprimir um quiz',
  description: 'Um quiz em papel, com folhas de respostas e gabarito.',
  denied: 'Acesso negado: você precisa de permissões de administrador para ver esta página.',
  failed: 'Não foi possível carregar o quiz',
  title: 'Imprimir',
  edit: 'Editar este quiz',
  print: 'Imprimir',
  versions: 'Versões',
  versionCount: ({ count }) => plural(count, { one: '# versão', other: '# versões' }),
  questions: 'Perguntas',
  allQuestions: ({ count }) =>
    `Todas: ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
  asInAttempt: ({ count }) =>
    `Como em uma tentativa: ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
  shuffleAgain: 'Embaralhar de novo',
  answerSheets: 'Folhas de respostas',
  answerSheet: 'Folha de respostas',
  answerKey: 'Gabarito',
  version: ({ letter }) => `Versão ${letter}`,
  name: 'Nome',
  className: 'Turma',
  date: 'Data',
  questionCount: ({ count }) => plural(count, { one: '# pergunta', other: '# perguntas' }),
  passMark: ({ percent }) => `Nota mínima ${percent}`,
  instruction: 'Marque uma resposta em cada pergunta, salvo indicação contrária.',
  penalty: ({ percent }) =>
    `Uma resposta errada custa ${percent} de uma pergunta; uma omitida não custa nada.`,
  hints: {
    letters: 'Marque todas as respostas certas.',
    order: 'Escreva as letras na ordem certa.',
    targets: 'Escreva ao lado de cada item a letra do que lhe corresponde.',
    gaps: 'Preencha as lacunas.',
    picture: ({ count }: { count: number }) =>
      `Marque com uma cruz ${plural(count, { one: '# lugar', other: '# lugares' })} na imagem.`,
  },
  onPicture: 'na imagem',
  picture: 'Imagem da pergunta',
  true: 'Verdadeiro',
  false: 'Falso',
  sum: 'Respostas certas:',
  question: 'Pergunta',
  rightAnswer: 'Resposta certa',
  nothing: 'Este quiz ainda não tem nenhuma pergunta completa.',
  unfinished: ({ count }) =>
    `Deixadas de fora por estarem incompletas: ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
  drawnLeftOut: ({ count }) =>
    `Deixadas de fora por virem do banco de perguntas: ${plural(count, { one: '# pergunta', other: '# perguntas' })}. Só administradores podem imprimi-las.`,
  missingAt: ({ position, count }) =>
    `Faltam no banco, na posição ${position} da ordem: ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
};
