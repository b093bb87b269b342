import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  denied: 'Acesso negado',
  title: 'Corrigir novamente respostas anteriores',
  pageTitle: 'Corrigir novamente respostas anteriores, administração',
  description:
    'Como as respostas anteriores a uma pergunta contam depois que o gabarito foi alterado.',
  failed: 'Erro ao carregar a pergunta',
  previewFailed: 'Erro ao calcular as mudanças',
  key: 'Resposta correta agora',
  true: 'Verdadeiro',
  false: 'Falso',
  askedIn: 'Feita em',
  attempts: ({ count }) => plural(count, { one: '# tentativa', other: '# tentativas' }),
  neverAsked: 'Nenhuma tentativa fez esta pergunta; não há nada para corrigir novamente.',
  how: 'Como as respostas anteriores contam',
  methods: {
    new_key: { label: 'Pelo gabarito atual', hint: 'Como se o gabarito sempre tivesse sido este.' },
    either_key: {
      label: 'Por qualquer um dos gabaritos',
      hint: 'Respostas que estavam certas continuam certas; as que estão certas agora também contam.',
    },
    full_credit: {
      label: 'Certa para todos',
      hint: 'Todos que receberam a pergunta até agora ganham o ponto, com ou sem resposta.',
    },
  },
  takesPasses: 'Também quando uma aprovação se perde',
  takesPassesHint: 'Caso contrário, tentativas que deixariam de ser aprovadas ficam como estão.',
  preview: 'O que muda',
  gains: ({ count }) => plural(count, { one: 'ganha pontos', other: 'ganham pontos' }),
  losses: ({ count }) => plural(count, { one: 'perde pontos', other: 'perdem pontos' }),
  newPasses: ({ count }) => plural(count, { one: 'agora aprovada', other: 'agora aprovadas' }),
  lostPasses: ({ count }) =>
    plural(count, { one: 'não mais aprovada', other: 'não mais aprovadas' }),
  spared: ({ count }) =>
    plural(count, {
      one: '# tentativa mantém a pontuação, porque perderia a aprovação.',
      other: '# tentativas mantêm a pontuação, porque perderiam a aprovação.',
    }),
  incomparable: ({ count }) =>
    plural(count, {
      one: '# tentativa fica como está, porque não oferecia a resposta correta.',
      other: '# tentativas ficam como estão, porque não ofereciam a resposta correta.',
    }),
  nothingChanges: 'Nenhuma pontuação muda.',
  firstOnes: ({ count }) => `Só as primeiras ${count} são mostradas.`,
  learner: 'Aluno',
  before: 'Antes',
  after: 'Depois',
  passed: 'aprovada',
  notPassed: 'não aprovada',
  erased: 'Conta excluída',
  sendsMails: 'Enviar um e-mail a quem muda de pontuação',
  begin: ({ count }) =>
    plural(count, {
      one: 'Corrigir # tentativa novamente',
      other: 'Corrigir # tentativas novamente',
    }),
  leave: 'Deixar os resultados anteriores como estão',
  began: 'A correção começou',
  left: 'Os resultados anteriores ficam como estão',
  notDone: 'Não foi possível fazer isso',
  history: 'Decisões anteriores',
  decisions: {
    new_key: 'Corrigidas pelo novo gabarito',
    either_key: 'Corrigidas por qualquer um dos gabaritos',
    full_credit: 'Certa para todos',
    leave: 'Resultados anteriores mantidos',
  },
  running: ({ seen, attempts }) => `${seen} de ${attempts} tentativas corrigidas`,
  undoing: ({ seen, attempts }) => `Desfazendo: ${seen} de ${attempts} tentativas`,
  undone: 'Desfeita',
  changedScores: ({ count }) =>
    plural(count, { one: '# pontuação alterada', other: '# pontuações alteradas' }),
  undo: 'Desfazer',
  undoTitle: 'Desfazer esta decisão?',
  undoHint:
    'Todas as tentativas recebem de volta a correção anterior. Quem recebeu um e-mail recebe outro.',
  undoBegan: 'A correção anterior está sendo restaurada',
  later: 'Decidir depois',
  keysChanged: 'Um gabarito foi alterado depois de haver respostas',
  keysChangedHint:
    'Os resultados anteriores contam pelo gabarito antigo. Decida para cada pergunta:',
};
