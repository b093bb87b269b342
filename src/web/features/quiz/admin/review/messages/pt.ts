import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Antes de publicar',
  advice: 'A pontuação é apenas uma orientação: um quiz pode ser publicado com qualquer pontuação.',
  score: 'Pontuação do quiz',
  outOf: ({ score }) => `${score} de 100`,
  noScore: 'O quiz não tem perguntas próprias, então não há o que pontuar.',
  bands: {
    high: 'Bem feito.',
    middle: 'Bom, com algumas coisas a melhorar.',
    low: 'Várias coisas merecem outra olhada.',
  },
  parts: {
    writing: 'Redação',
    explanations: 'Explicações',
    altTexts: 'Textos de imagens e sons',
    difficulty: 'Variedade de dificuldades',
    keyPositions: 'Posições das respostas certas',
    tags: 'Etiquetas',
    passMark: 'Nota mínima',
    time: 'Tempo',
  },
  notApplicable: ({ parts }) => `Não se aplica aqui: ${parts}`,
  severities: {
    serious: 'Importante',
    slight: 'Conselho',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `Quase todas as perguntas têm a dificuldade “${difficulty}”. Uma variedade mostra melhor o que os alunos sabem.`,
    noTags:
      'Sem etiquetas, as perguntas são difíceis de encontrar no banco, e os resultados não podem citar seus temas.',
    noCoverText: 'A capa não tem texto. Isso só está certo se ela apenas decora o título.',
    passesAll: 'Com nota mínima de 0%, toda tentativa é aprovada.',
    perfection: 'Com nota mínima de 100%, um único descuido reprova uma tentativa.',
    guessable: ({ percent }) =>
      `Só chutando se obtém cerca de ${percent}, perto da nota mínima ou acima dela.`,
    shortTime: ({ time }) =>
      `Os alunos costumam precisar de cerca de ${time}. O limite de tempo é menor.`,
    longTime: ({ time }) =>
      `Os alunos costumam precisar de cerca de ${time}. O limite de tempo é muito maior.`,
    shortQuestionTime: 'O tempo por pergunta não basta para ler e responder estas.',
  },
  fromBank: ({ first }) =>
    `A partir do número ${first}, as perguntas são do banco: as vinculadas e uma amostra das sorteadas.`,
  bank: ({ count }) =>
    plural(count, {
      one: '# pergunta do banco não faz parte da pontuação.',
      other: '# perguntas do banco não fazem parte da pontuação.',
    }),
  learners: 'O que os alunos verão',
  asked: ({ count }) =>
    plural(count, { one: '# pergunta por tentativa', other: '# perguntas por tentativa' }),
  ofOwn: ({ asked, total }) => `São sorteadas ${asked} de ${total} perguntas próprias`,
  passMark: 'Nota mínima',
  wait: 'Espera entre tentativas',
  waits: ({ passed, failed }) => `${passed} após aprovação, ${failed} após reprovação`,
  noWait: 'Nenhuma',
  who: 'Quem pode fazer',
  everyone: 'Todos',
  publish: 'Publicar',
  open: 'Abrir no editor',
  loadFailed: 'Não foi possível carregar o quiz',
};
