import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Seu resultado explicado',
  notLoaded: 'A explicação não foi carregada',
  save: 'Salvar os números',
  file: ({ id, product }) => `${product}-resultado-${id}.json`,
  passing: {
    title: 'O que teria bastado para ser aprovado',
    passed: ({ needed }) => `Aprovado: eram necessários ${needed}.`,
    unanswered: ({ count }) =>
      `Você deixou ${plural(count, { one: '# pergunta', other: '# perguntas' })} sem resposta.`,
  },
  time: {
    title: 'Onde o tempo foi gasto',
    longest: ({ duration, number, total }) =>
      `A pergunta ${number} levou mais tempo: ${duration} de ${total}.`,
    rest: ({ duration }) => `Tempo decorrido depois da sua última resposta: ${duration}.`,
    meaning:
      'O tempo até uma resposta ser salva pertence à pergunta dela. Pausas e perguntas que você só leu também estão incluídas.',
    unknown: 'Os tempos desta tentativa não foram registrados.',
    noAnswer: 'Nenhuma resposta foi salva nesta tentativa.',
    question: 'Pergunta',
    course: 'Andamento da tentativa',
    time: 'Tempo',
    showAll: ({ count }) => `Mostrar todas as ${count} perguntas`,
  },
  changes: {
    title: 'Respostas alteradas',
    none: 'Você não alterou nenhuma resposta.',
    changed: ({ count }) =>
      `Você alterou a resposta de ${plural(count, { one: '# pergunta', other: '# perguntas' })}.`,
    effects: ({ right, wrong }) =>
      `${plural(right, { one: '# ficou correta', other: '# ficaram corretas' })}, ${plural(wrong, { one: '# ficou errada', other: '# ficaram erradas' })}.`,
    gained: ({ points }) => `Em pontos: ${points}.`,
    hidden: 'O efeito é mostrado junto com as respostas corretas.',
    question: ({ effect, number }) => `Pergunta ${number}: ${effect}`,
    effect: {
      to_right: 'alterada para correta',
      to_wrong: 'alterada para errada',
      other: 'alterada, nem para correta nem para errada',
    },
  },
  topics: {
    title: 'Temas',
    none: 'As perguntas desta tentativa não têm etiquetas.',
    meaning:
      'A barra é a sua proporção nesta tentativa. A linha fina mostra onde a sua proporção estaria com muitíssimas perguntas, com 95% de certeza: quanto menos perguntas, mais longa ela é.',
    hidden: 'Os temas são mostrados junto com a correção das respostas.',
    topic: 'Tema',
    share: 'Proporção',
    earned: ({ asked, earned }) => `${earned} de ${asked}`,
    range: ({ high, low }) => `${low} a ${high}`,
  },
  compared: {
    title: 'Comparação',
    first: 'Esta é a sua primeira tentativa avaliada neste quiz.',
    before: ({ before, now }) => `A tentativa anterior: ${before}. Esta: ${now}.`,
    ownAttempts: 'Suas tentativas neste quiz',
    others: ({ below, median, takers }) =>
      `Metade dos outros ${takers} alunos alcançou ${median} ou mais na primeira tentativa. Você foi melhor que ${below} deles.`,
    tooFew: ({ count }) =>
      `Outros alunos são mostrados a partir de ${count}, para que o resultado de uma pessoa não possa ser adivinhado.`,
    distribution: 'Resultados de outros alunos',
    range: 'Resultado',
    learners: 'Alunos',
    between: ({ from, to }) => `${from} a ${to}`,
    yours: ({ range }) => `${range} (você)`,
  },
  next: {
    title: 'O que fazer agora',
    set: ({ count }) =>
      plural(count, { one: 'Praticar # pergunta', other: 'Praticar # perguntas' }),
    meaning:
      'Primeiro vem o que você errou ou deixou em branco, depois perguntas já vistas com as mesmas etiquetas.',
    nothing: 'Nada do que você errou ou deixou em branco pode ser praticado.',
    hidden:
      'Você poderá praticar o que errou ou deixou em branco quando as respostas corretas forem mostradas.',
    mixed: 'Prática mista',
  },
};
