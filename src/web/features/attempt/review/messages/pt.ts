import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `Pergunta ${number}`,
  linkToQuestion: ({ number }) => `Link para a pergunta ${number}`,
  flagged: 'Marcada',
  correct: 'Correta',
  wrong: 'Incorreta',
  partlyRight: 'Em parte correta',
  credit: ({ percent }) => `${percent} desta pergunta`,
  notAnswered: 'Sem resposta',
  notMarked: 'Não corrigida',
  provisional: 'Este resultado é provisório: ainda há respostas a corrigir, e ele só pode subir.',
  sampleAnswer: 'Resposta modelo',
  comment: 'Comentário',
  keyNotShown:
    'A resposta correta não é mostrada: o quiz foi abandonado antes de esta pergunta ser respondida.',
  withheld: {
    score: 'Desta tentativa só a pontuação é mostrada.',
    marks: 'Mostra-se quais respostas estavam certas, mas não as respostas certas.',
    keys: 'As explicações não são mostradas.',
    more: 'Mais será mostrado quando o quiz for encerrado: <date></date>.',
  },
  regraded: {
    new_key: 'O gabarito foi alterado depois; sua resposta conta pelo novo.',
    either_key:
      'O gabarito foi alterado depois; contam as respostas certas por qualquer um dos dois.',
    full_credit: 'Todos recebem o ponto desta pergunta.',
  },
  explanation: 'Explicação',
  yourAnswer: 'Sua resposta',
  yourAnswerCorrect: 'Sua resposta, correta',
  yourAnswerWrong: 'Sua resposta, incorreta',
  yourPosition: ({ number }) => `Sua posição: ${number}`,
  notPlaced: 'Não escolhido',
  practiseOthers: 'Praticar outras perguntas',
  practise: 'Praticar estas perguntas',
  correctAnswer: 'Resposta correta',
  noAnswer: 'nenhuma',
  true: 'Verdadeiro',
  false: 'Falso',
  picture: {
    missing: 'Não foi possível carregar a imagem desta pergunta.',
    missingOf: ({ alt }) => `Não foi possível carregar a imagem desta pergunta. Ela mostra: ${alt}`,
    alt: 'Imagem da pergunta',
    altLarge: 'Imagem da pergunta, ampliada',
    enlarge: 'Ampliar',
    title: 'Imagem da pergunta',
    close: 'Fechar',
  },
  score: ({ score, passMark }) => `${score} de 100%, nota mínima ${passMark}`,
  passMark: ({ percent }) => `Nota mínima ${percent}`,
  scoreOf: ({ score, total }) => `${score} de ${total} corretas`,
  pointsOf: ({ points, total }) => `${points} de ${total} pontos`,
  verdict: {
    passed: 'Aprovado',
    failed: 'Não aprovado',
    waiting: 'A corrigir',
    left: 'Abandonado',
  },
  receipt: {
    none: 'Nenhuma resposta recebida.',
    received: ({ count, time }) =>
      `${plural(count, { one: '# resposta recebida', other: '# respostas recebidas' })} às ${time}.`,
    late: ({ number, seconds }) =>
      `A resposta ${number} chegou ${seconds} s atrasada e não foi contada.`,
  },
  either: ({ one, other }) => `${one} ou ${other}`,
};
