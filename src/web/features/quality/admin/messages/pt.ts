import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  denied: 'Acesso negado',
  title: 'Qualidade das perguntas',
  pageTitle: 'Qualidade das perguntas, administração',
  description: 'Perguntas que precisam de uma decisão: pelas respostas e pelos relatos dos alunos.',
  lead: 'Perguntas que precisam de uma decisão, as mais urgentes primeiro. As respostas são analisadas a cada dez minutos, a partir de 30 respostas corrigidas.',
  failed: 'Erro ao carregar as perguntas',
  panelFailed: 'Erro ao carregar a pergunta',
  found: ({ count }) =>
    plural(count, {
      one: '# pergunta precisa de uma decisão',
      other: '# perguntas precisam de uma decisão',
    }),
  question: 'Pergunta',
  answers: 'Respostas corrigidas',
  findings: 'O que chama a atenção',
  reports: 'Relatos',
  show: 'Mostrar',
  all: 'Tudo',
  certainties: {
    possible: 'possível',
    likely: 'provável',
    almost_certain: 'quase certo',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `${share} responderam “${answer}” e acertam mais nas outras perguntas do que quem deu a resposta considerada certa. O gabarito provavelmente está errado.`,
    second_key: ({ share, answer }) =>
      `${share} responderam “${answer}” e acertam nas outras perguntas tanto quanto quem deu a resposta considerada certa. Talvez também esteja certa.`,
    guessed:
      'Há tantas respostas certas quanto o acaso daria, e quem sabe mais não acerta mais. A pergunta talvez não esteja clara.',
    drifted: ({ before, after }) =>
      `Antes da última alteração acertavam ${before}, desde então ${after}.`,
    unused_options: ({ options }) =>
      `Quase ninguém escolhe ${options}. Substitua ou remova o que não engana ninguém.`,
  },
  noneYet: 'Nada chama a atenção nas respostas.',
  few: 'São necessárias pelo menos 30 respostas corrigidas desde a última alteração.',
  given: 'O que foi respondido',
  omitted: 'Omitida',
  isKey: 'Gabarito',
  better: 'acertam mais',
  worse: 'acertam menos',
  someone: 'alguém',
  record: ({ count }) =>
    plural(count, {
      one: '# dos seus relatos levou a uma alteração',
      other: '# dos seus relatos levaram a alterações',
    }),
  noRecord: 'Primeiro relato',
  reportKinds: {
    wrong_key: 'A resposta marcada como certa está errada',
    unclear: 'A pergunta não é clara',
    typo: 'Erro de digitação ou de língua',
    offensive: 'Conteúdo ofensivo',
    other: 'Outra coisa',
  },
  usedIn: 'Usada em',
  usedNowhere: 'Nenhum quiz a usa.',
  edit: ({ title }) => `Editar em “${title}”`,
  decision: 'Decisão',
  keep: 'Deixar como está',
  keepHint:
    'Tira a pergunta desta lista até que seja alterada ou tenha o dobro das respostas. Os relatos ficam resolvidos.',
  fix: 'Marcar como corrigida',
  fixHint: 'Resolve os relatos. A pergunta é avaliada de novo pelas respostas desde a alteração.',
  regrade: 'Corrigir novamente respostas anteriores',
  regradeHint: 'Depois de alterar o gabarito: o que acontece com os resultados anteriores.',
  acceptToo: 'Aceitar também outra resposta',
  acceptTooHint:
    'Depois de alterar o gabarito: as respostas que estavam certas continuam certas, e as que estão certas agora também contam.',
  drop: 'Anular a pergunta',
  dropHint:
    'Todos que a receberam ganham o ponto. Retire-a dos quizzes para que não seja feita de novo.',
  keptSince: 'Mantida como está desde <date></date>',
  done: {
    kept: 'A pergunta fica como está',
    fixed: 'Os relatos estão resolvidos',
  },
  notDone: 'A decisão não foi salva',
  none: 'Nenhuma pergunta precisa de uma decisão',
  noneHint: 'Elas aparecem aqui quando respostas ou relatos mostram que algo pode estar errado.',
  close: 'Fechar',
};
