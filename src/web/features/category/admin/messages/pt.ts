import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  categories: 'Categorias',
  subCategories: 'Subcategorias',
  quizzes: 'Quizzes',
  questions: 'Perguntas',
  name: 'Nome',
  category: 'Categoria',
  overview: 'Visão geral',
  archived: 'Arquivada',
  draft: 'Rascunho',
  denied: 'Acesso negado. São necessários privilégios de administrador.',
  categoriesDescription: 'Crie, renomeie e exclua categorias.',
  hierarchy: 'Hierarquia de conteúdo',
  tree: 'Hierarquia de conteúdo',
  hierarchyLead: 'Categoria, subcategoria, quiz.',
  loadFailed: 'Erro ao carregar as categorias',
  quizzesFailed: 'Erro ao carregar os quizzes',
  tryOtherWords: 'Tente usar menos palavras ou outras.',
  noCategories: 'Nenhuma categoria ainda',
  everyQuizBelongs: 'Cada quiz pertence a uma.',
  createFirst: 'Crie a primeira em Categorias.',
  noSubCategories: 'Ainda não há subcategorias aqui',
  whatSubCategoriesDo: 'Elas organizam os quizzes de uma categoria.',
  allCategories: 'Todas as categorias',
  quizzesIn: ({ name }) => `Quizzes em ${name}`,
  edit: ({ name }) => `Editar ${name}`,
  delete: ({ name }) => `Excluir ${name}`,
  deleteEmpty: 'Excluir as vazias',
  inNone: 'Em nenhuma subcategoria',
  nothingInIt: 'Ainda não contém nada',
  noQuizzesInIt: 'Ainda não contém quizzes',

  kinds: {
    category: {
      create: 'Criar categoria',
      find: 'Buscar uma categoria',
      noMatch: 'Nenhuma categoria corresponde',
      deleted: 'Categoria excluída!',
      deleteError: 'Erro ao excluir a categoria',
      removal:
        'Excluir esta categoria remove suas subcategorias e seus quizzes. Esta ação não pode ser desfeita.',
    },
    subCategory: {
      create: 'Criar subcategoria',
      find: 'Buscar uma subcategoria',
      noMatch: 'Nenhuma subcategoria corresponde',
      deleted: 'Subcategoria excluída!',
      deleteError: 'Erro ao excluir a subcategoria',
      removal: 'Excluir esta subcategoria remove seus quizzes. Esta ação não pode ser desfeita.',
    },
  },
  count: {
    categories: ({ count }) => plural(count, { one: '# categoria', other: '# categorias' }),
    subCategories: ({ count }) =>
      plural(count, { one: '# subcategoria', other: '# subcategorias' }),
    quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quizzes' }),
    questions: ({ count }) => plural(count, { one: '# pergunta', other: '# perguntas' }),
  },
  facts: ({ first, second }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }) => `${first}, ${second}, ${third}`,

  merge: {
    button: 'Mesclar',
    title: 'Mesclar categorias',
    hint: 'Tudo o que está em uma passa para a outra; depois a primeira é removida. Isso não pode ser desfeito.',
    what: 'O que mesclar',
    from: 'De (será removida)',
    into: 'Em (permanece)',
    changes: 'O que muda',
    quizzes: 'Quizzes que são movidos',
    questions: 'Perguntas neles',
    assignedQuizzes: 'Desses, atribuídos em turmas',
    deletedQuizzes: 'Quizzes excluídos que também são movidos',
    movedSubCategories: 'Subcategorias que são movidas',
    joinedSubCategories: 'Subcategorias mescladas com uma de mesmo nome',
    series: 'Séries',
    posts: 'Artigos do blog',
    draws: 'Sorteios do banco',
    isEmpty: 'Ela está vazia.',
    addresses: 'Os endereços antigos levam à que permanece.',
    noPreview: 'Não foi possível consultar o que muda',
    merge: 'Mesclar',
    done: 'Mescladas',
    failed: 'Nada foi mesclado',
    counted: ({ label, count }) => `${label}: ${count}`,
  },
  deletion: {
    cannotUndo:
      'Tem certeza de que deseja excluir esta categoria? Esta ação não pode ser desfeita.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        one: '# subcategoria também seria excluída.',
        other: '# subcategorias também seriam excluídas.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, { one: 'Excluir # categoria vazia?', other: 'Excluir # categorias vazias?' }),
    emptyConsequences: 'Suas subcategorias também são excluídas. Esta ação não pode ser desfeita.',
    consequencesWithKept: ({ kept }) =>
      `Suas subcategorias também são excluídas. Esta ação não pode ser desfeita. ${plural(kept, { one: '# categoria com quizzes permanece.', other: '# categorias com quizzes permanecem.' })}`,
    delete: 'Excluir',
    failed: 'Não foi possível excluir a categoria',
    title: ({ name }) => `Excluir “${name}”?`,
    tryAgain: 'Tente de novo.',
    lookUpFailed: 'Não foi possível verificar o conteúdo',
    nothingDeleted: 'Nada foi excluído',
    typeToConfirm: ({ name }) => `Digite <name>${name}</name> para confirmar`,
    nothingInIt: 'Está vazia.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes} com ${questions}`,
    series: ({ count }) =>
      plural(count, {
        one: '# série (quizzes de outros lugares ficam onde estão)',
        other: '# séries (quizzes de outros lugares ficam onde estão)',
      }),
    allTaken:
      'Todos estes quizzes já foram feitos: eles são arquivados, e os resultados de quem os fez permanecem.',
    someTaken: ({ count }) =>
      plural(count, {
        one: '# destes quizzes já foi feito: ele é arquivado, e os resultados de quem o fez permanecem.',
        other:
          '# destes quizzes já foram feitos: eles são arquivados, e os resultados de quem os fez permanecem.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, { one: '# categoria excluída', other: '# categorias excluídas' }),
    notDone: 'Não excluídas',
    already: ({ count }) =>
      plural(count, {
        one: '# categoria já estava excluída.',
        other: '# categorias já estavam excluídas.',
      }),
    missing: ({ count }) =>
      plural(count, {
        one: '# categoria não existe mais.',
        other: '# categorias não existem mais.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Criar categoria',
      category: 'Editar categoria',
      newSubCategory: 'Criar subcategoria',
      subCategory: 'Editar subcategoria',
    },
    saved: {
      newCategory: 'Categoria criada!',
      category: 'Categoria atualizada!',
      newSubCategory: 'Subcategoria criada!',
      subCategory: 'Subcategoria atualizada!',
    },
    failed: {
      newCategory: 'Não foi possível criar a categoria',
      category: 'Não foi possível atualizar a categoria',
      newSubCategory: 'Não foi possível criar a subcategoria',
      subCategory: 'Não foi possível atualizar a subcategoria',
    },
    failedInHierarchy: {
      newCategory: 'Erro ao criar a categoria',
      category: 'Erro ao atualizar a categoria',
      newSubCategory: 'Erro ao criar a subcategoria',
      subCategory: 'Erro ao atualizar a subcategoria',
    },
    chooseCategory: 'Escolha uma categoria',
    categoryRequired: 'A categoria é obrigatória',
    categoryName: 'Nome da categoria',
    displayName: 'Nome de exibição',
    description: 'Descrição',
    imageUrl: 'URL da imagem',
    create: 'Criar',
    save: 'Salvar',
    internalName: ({ name }) => `Nome interno: ${name}`,
    howNamed: 'Minúsculas com sublinhados; formado a partir do que você digita.',
    storedAs: ({ name }) => `Será salvo como <code>${name}</code>`,
  },
};
