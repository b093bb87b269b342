import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Criar pergunta',
  description: 'Adicione uma pergunta a um quiz.',
  lead: 'Escolha uma categoria, depois um quiz e então escreva a pergunta.',
  steps: {
    label: 'Etapas',
    category: 'Categoria',
    quiz: 'Quiz',
    question: 'Pergunta',
  },
  notCreated: 'A pergunta não foi criada. Um rascunho dela fica guardado para você.',
  noCategories: 'Ainda não há categorias',
  noCategoriesHint: 'Uma pergunta pertence a um quiz, e um quiz a uma categoria.',
  createCategory: 'Criar uma categoria',
  chooseCategory: 'Escolha uma categoria',
  noSuchCategory: 'Nenhuma categoria com esse nome',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { one: '# quiz', other: '# quizzes' })})`,
  categoryMissing: 'Escolha uma categoria',
  cancel: 'Cancelar',
  next: 'Avançar',
  back: 'Voltar',
  findQuiz: 'Buscar um quiz nesta categoria',
  loadFailed: 'Erro ao carregar os quizzes',
  categoriesFailed: 'Erro ao carregar as categorias',
  loading: 'Carregando quizzes…',
  noMatch: 'Nenhum quiz corresponde',
  noneInCategory: 'Ainda não há quizzes nesta categoria',
  createQuiz: 'Criar quiz',
  quizzes: 'Quizzes',
  questions: ({ count }) => `${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { one: '# pergunta', other: '# perguntas' })}, rascunho`,
  newQuestionIn: ({ title }) => `Nova pergunta em ${title}`,
  preview: 'Prévia',
  notSaved: 'Não foi salvo',
  stillHere: ({ reason }) => `${reason} Tudo o que você digitou continua aqui.`,
  created: 'Pergunta criada!',
  failed: 'Não foi possível criar a pergunta',
  tryAgain: 'Tente de novo.',
  added: 'A pergunta foi adicionada a <quiz></quiz>.',
  addAnother: 'Adicionar outra a este quiz',
  openQuiz: 'Abrir o quiz',
};
