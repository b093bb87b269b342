import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Favoritos e notas',
  lead: 'Perguntas que você marcou como favoritas ou sobre as quais escreveu uma nota. Só você as vê.',
  bookmark: 'Favorita',
  removed: 'Removida dos favoritos',
  undo: 'Desfazer',
  bookmarkFailed: 'O favorito não foi alterado',
  ownNote: 'Sua nota',
  addNote: 'Adicionar uma nota',
  editNote: 'Editar a nota',
  noteHint: 'Só você a vê. Markdown pode ser usado.',
  save: 'Salvar',
  close: 'Fechar',
  saved: 'Salvo',
  notSaved: 'A nota não foi salva',
  stale: 'Esta nota foi alterada em outra aba',
  staleHint: 'Salvar substitui a outra versão:',
  otherRemoved: 'A nota foi removida lá.',
  unsaved: 'Sua nota ainda não foi salva.',
  practise: 'Praticar as perguntas favoritas',
  find: 'Buscar um favorito ou uma nota',
  findHint: 'Palavras da pergunta ou da nota',
  quiz: 'Quiz',
  allQuizzes: 'Todos os quizzes',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  whichToShow: 'O que mostrar',
  all: 'Tudo',
  bookmarks: 'Favoritos',
  notes: 'Notas',
  none: 'Ainda não há favoritos nem notas',
  noneHint:
    'Marque favoritos ou escreva notas nos seus resultados e, na prática, depois de uma resposta.',
  toResults: 'Meus resultados',
  noneFound: 'Nada encontrado',
  showAll: 'Mostrar tudo',
  notLoaded: 'Erro ao carregar favoritos e notas',
  hidden: ({ count }) =>
    plural(count, {
      one: '# pergunta não é mostrada: faz parte de uma tentativa aberta ou a resposta dela não pode mais ser vista.',
      other:
        '# perguntas não são mostradas: fazem parte de uma tentativa aberta ou as respostas delas não podem mais ser vistas.',
    }),
};
