import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Comentários',
  show: 'Comentários',
  showSome: ({ count }) => plural(count, { one: '# comentário', other: '# comentários' }),
  hide: 'Ocultar comentários',
  lead: 'Só quem respondeu à pergunta pode lê-los.',
  write: 'Escrever um comentário',
  text: 'Seu comentário',
  hint: 'Um autor do quiz ou um administrador o lê antes dos outros.',
  send: 'Enviar',
  cancel: 'Cancelar',
  edit: 'Editar',
  save: 'Salvar',
  delete: 'Excluir',
  deleteTitle: 'Excluir seu comentário?',
  deleteText: 'Ele não pode ser restaurado.',
  deleted: 'Comentário excluído',
  sent: 'Comentário enviado',
  sentText: 'Os outros o verão quando for aprovado.',
  published: 'Comentário publicado',
  own: 'Você',
  staff: 'Autor',
  waiting: 'Aguardando aprovação',
  rejected: 'Não aprovado',
  report: 'Denunciar',
  reported: 'Denunciado',
  reportedText: 'Obrigado. Ele será analisado.',
  failed: 'Não funcionou',
  notLoaded: 'Erro ao carregar comentários',
  none: 'Ainda não há comentários',
  unknown: 'Ex-membro',
  unsaved: 'Seu comentário ainda não foi enviado.',
};
