import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  invite: 'Convidar por e-mail',
  title: 'Convidar para a turma',
  addresses: 'Endereços de e-mail',
  hint: 'Cole uma lista: um endereço por linha ou separados por vírgulas. Cada um recebe um e-mail com o link.',
  rules:
    'Quem não tem conta recebe um e-mail somente se este site permitir criá-la. Você não é informado de quem tem conta.',
  unreadable: ({ parts }) => `Não é um endereço: ${parts}`,
  tooMany: ({ most }) => `No máximo ${most} endereços por vez`,
  send: ({ count }) =>
    plural(count, {
      one: 'Convidar # endereço',
      other: 'Convidar # endereços',
    }),
  sent: 'Os convites estão a caminho',
  notSent: 'Ninguém foi convidado',
  close: 'Fechar',
};
