import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  series: 'Séries',
  title: 'Séries de aprendizagem',
  lead: 'Trilhas de aprendizagem estruturadas para desenvolver suas habilidades',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  categoriesFailed: 'Erro ao carregar as categorias',
  all: 'Todas as séries',
  of: ({ category }) => `Séries de ${category}`,
  failed: 'Erro ao carregar as séries',
  loading: 'Carregando séries…',
  none: 'Nenhuma série encontrada',
  noneYet: 'Nenhuma série foi criada ainda.',
  noneInCategory: 'Ainda não há séries nesta categoria.',
  level: {
    beginner: 'Iniciante',
    intermediate: 'Intermediário',
    advanced: 'Avançado',
  },
  quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quizzes' }),
  masteredOf: ({ mastered, count }) =>
    `${mastered} de ${plural(count, { one: '# quiz dominado', other: '# quizzes dominados' })}`,
  created: 'Criada em <date></date>',
  prerequisitesOf: '<term>Pré-requisitos:</term> <list></list>',
  partOf: 'Parte de uma série',
  step: ({ step, count }) => `Quiz ${step} de ${count}`,
  details: {
    back: 'Todas as séries',
    title: 'Detalhes da série',
    close: 'Fechar os detalhes',
    notFound: 'Série não encontrada',
    notFoundHint: 'Ela pode ter sido removida ou o endereço está errado.',
    outcomes: 'O que você vai aprender',
    noOutcomes: 'Ainda não descrito.',
    prerequisites: 'Pré-requisitos',
    noPrerequisites: 'Nenhum.',
    practise: 'Praticar esta série',
    quizzes: 'Quizzes desta série',
    noQuizzes: 'Ainda não há quizzes nesta série.',
    masteredOf: ({ mastered, count }) => `${mastered} de ${count} dominados`,
    mastered: 'Dominado',
    noTimeLimit: 'Sem limite de tempo',
    questions: ({ count }) => plural(count, { one: '# pergunta', other: '# perguntas' }),
    learners: ({ count }) => plural(count, { one: '# aluno', other: '# alunos' }),
    attempts: ({ count }) => plural(count, { one: '# tentativa', other: '# tentativas' }),
    start: 'Começar o quiz',
    startQuiz: ({ title }) => `Começar o quiz: ${title}`,
  },
};
