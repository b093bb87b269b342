import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Séries',
  pageTitle: 'Séries, administração',
  description: 'Crie séries, preencha-as com quizzes e ordene-as.',
  lead: 'Percursos ordenados por quizzes.',
  loadFailed: 'Erro ao carregar as séries',
  create: 'Criar série',
  find: 'Buscar uma série',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  order: 'Ordem',
  orders: {
    created: 'Mais recentes primeiro',
    name: 'Por nome',
    quizzes: 'Com mais quizzes primeiro',
  },
  count: ({ count }) => plural(count, { one: '# série', other: '# séries' }),
  archive: 'Arquivar',
  makeActive: 'Ativar',
  delete: 'Excluir',
  noMatch: 'Nenhuma série corresponde',
  tryOtherWords: 'Tente usar menos palavras ou outras.',
  noneYet: 'Ainda não há séries aqui',
  whatSeriesDo: 'Uma série conduz os alunos pelos quizzes em uma ordem.',
  quizzes: 'Quizzes',
  quizzesOf: ({ name }) => `Quizzes de ${name}`,
  inCategory: ({ category, count }) =>
    `${category}, ${plural(count, { one: '# quiz', other: '# quizzes' })}`,
  edit: ({ name }) => `Editar ${name}`,
  deleteNamed: ({ name }) => `Excluir ${name}`,
  status: {
    active: 'Ativa',
    archived: 'Arquivada',
  },
  levels: {
    beginner: 'Iniciante',
    intermediate: 'Intermediário',
    advanced: 'Avançado',
  },
  actions: {
    updateFailed: 'Erro ao atualizar a série',
    restoreFailed: 'Erro ao restaurar a série',
    deleteFailed: 'Não foi possível excluir a série',
    deleteOne: ({ name }) => `Excluir “${name}”?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Excluir # série?', other: 'Excluir # séries?' }),
    consequencesOne:
      'Seus quizzes permanecem. Você pode desfazer isso na mensagem a seguir. Arquivar apenas oculta a série dos alunos.',
    consequencesMany:
      'Seus quizzes permanecem. Você pode desfazer isso na mensagem a seguir. Arquivar apenas oculta a série dos alunos.',
    missing: ({ count }) =>
      plural(count, {
        one: '# série não existe mais.',
        other: '# séries não existem mais.',
      }),
    archived: {
      done: ({ count }) =>
        plural(count, { one: '# série arquivada', other: '# séries arquivadas' }),
      notDone: 'Não arquivadas',
      already: ({ count }) =>
        plural(count, {
          one: '# série já estava arquivada.',
          other: '# séries já estavam arquivadas.',
        }),
    },
    active: {
      done: ({ count }) =>
        plural(count, { one: '# série ativa de novo', other: '# séries ativas de novo' }),
      notDone: 'Não ativadas de novo',
      already: ({ count }) =>
        plural(count, { one: '# série já estava ativa.', other: '# séries já estavam ativas.' }),
    },
    deleted: {
      done: ({ count }) => plural(count, { one: '# série excluída', other: '# séries excluídas' }),
      notDone: 'Não excluídas',
      already: ({ count }) =>
        plural(count, {
          one: '# série já estava excluída.',
          other: '# séries já estavam excluídas.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: '# série restaurada', other: '# séries restauradas' }),
      notDone: 'Não restauradas',
      already: ({ count }) =>
        plural(count, {
          one: '# série já estava restaurada.',
          other: '# séries já estavam restauradas.',
        }),
    },
  },
  dialog: {
    titleEdit: 'Editar série',
    created: 'Série criada!',
    updated: 'Série atualizada!',
    createFailed: 'Não foi possível criar a série',
    updateFailed: 'Não foi possível atualizar a série',
    save: 'Salvar',
    notSaved: 'Não salvo',
  },
  form: {
    name: 'Nome',
    nameStays: 'O nome interno permanece.',
    storedAs: ({ name }) => `Salva como ${name}`,
    storedAsMadeUp: 'Salva com um nome gerado',
    displayName: 'Nome de exibição',
    chooseCategory: 'Escolha uma categoria',
    difficulty: 'Dificuldade',
    description: 'Descrição',
    prerequisites: 'Pré-requisitos',
    outcomes: 'Resultados de aprendizagem',
    oneALine: 'Um por linha',
    duration: 'Duração estimada',
    durationEmpty: 'Vazio: a soma dos limites de tempo dos quizzes',
    imageUrl: 'URL da imagem',
    status: 'Status',
    whoSeesArchived: 'Uma série arquivada é mostrada só aos administradores.',
  },
  quizOrder: {
    quiz: 'Quiz',
    position: ({ title, position, total }) => `${title}: posição ${position} de ${total}`,
    empty: 'Ainda não contém quizzes. Encontre alguns abaixo.',
    drag: ({ title }) => `Arrastar ${title}`,
    draft: 'Rascunho',
    moveUp: ({ title }) => `Mover ${title} para cima`,
    moveDown: ({ title }) => `Mover ${title} para baixo`,
    takeOut: ({ title }) => `Retirar ${title} da série`,
    addQuizzes: 'Adicionar quizzes',
    addQuiz: 'Adicionar um quiz',
    findByTitle: 'Buscar pelo título',
    inCategory: ({ category, count }) =>
      `${category}, ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
    noMatch: 'Nenhum outro quiz corresponde.',
  },
};
