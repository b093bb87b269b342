import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  frame: {
    administration: 'Administração',
    dashboard: 'Painel',
    createQuiz: 'Criar quiz',
    addQuestions: 'Adicionar perguntas',
    manage: 'Gerenciar',
    users: 'Usuários',
    classes: 'Turmas',
    blogManager: 'Gestor do blog',
    questionBank: 'Banco de perguntas',
    questionQuality: 'Qualidade das perguntas',
    marking: 'Correção',
    categories: 'Categorias',
    contentHierarchy: 'Hierarquia de conteúdo',
    learningSeries: 'Séries de aprendizagem',
    testimonials: 'Depoimentos',
    contactInbox: 'Mensagens de contato',
    attempts: 'Tentativas',
    auditTrail: 'Registro de auditoria',
    pictures: 'Imagens',
    settings: 'Configurações',
    editQuiz: 'Editar quiz',
  },
  backToDashboard: 'Voltar ao painel',
  edit: 'Editar',
  editNamed: ({ name }) => `Editar ${name}`,
  delete: 'Excluir',
  deleteNamed: ({ name }) => `Excluir ${name}`,
  deleteQuestion: ({ name }) => `Excluir “${name}”?`,
  pleaseTryAgain: 'Tente de novo.',
  filters: {
    status: 'Status',
    anyStatus: 'Qualquer status',
    anyLanguage: 'Qualquer idioma',
  },
  contentLanguage: 'Idioma',
  nothingMatches: 'Nada encontrado',
  picture: {
    broken:
      'Não é possível carregar esta imagem. Verifique o endereço; os leitores veriam um desenho no lugar dela.',
    alt: 'Como os leitores a veem',
  },
  problems: {
    title: ({ count }) =>
      plural(count, {
        one: '# item a corrigir antes de salvar',
        other: '# itens a corrigir antes de salvar',
      }),
    more: ({ count }) => `e mais ${number(count)}`,
    at: ({ where, message }) => `${where}: ${message}`,
  },
  sorting: {
    instructions:
      'Pressione Espaço para pegar uma linha, as setas para movê-la, Espaço de novo para soltá-la ou Esc para cancelar.',
    pickedUp: ({ noun, position }) => `${noun} ${number(position)}: selecionada.`,
    over: ({ position }) => `Sobre a posição ${number(position)}.`,
    dropped: 'Solta.',
    droppedAt: ({ position }) => `Solta na posição ${number(position)}.`,
    cancelled: 'O movimento foi cancelado.',
  },
  editor: {
    formattingOf: ({ field }) => `Formatação: ${field}`,
    viewOf: ({ field }) => `Visualização: ${field}`,
    previewOf: ({ field }) => `Prévia: ${field}`,
    edit: 'Editar',
    preview: 'Prévia',
    nothing: 'Ainda não há nada para mostrar.',
    withKey: ({ action, key }) => `${action} (Ctrl ${key})`,
    labels: {
      bold: 'Negrito',
      italic: 'Itálico',
      heading: 'Título',
      link: 'Link',
      image: 'Imagem',
      bullets: 'Lista com marcadores',
      numbers: 'Lista numerada',
      quote: 'Citação',
      code: 'Código',
      formula: 'Fórmula',
      table: 'Tabela',
    },
    samples: {
      bold: 'negrito',
      italic: 'itálico',
      heading: 'Título',
      link: 'texto',
      image: 'descrição',
      bullets: 'item',
      numbers: 'item',
      quote: 'citação',
      code: 'código',
      formula: 'x^2',
      table: 'célula',
    },
    column: 'Coluna',
  },
};
