import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Política de Privacidade',
    description:
      'Quais dados pessoais são guardados, por quê, por quanto tempo e como exportá-los ou apagá-los.',
  },
  termsOfService: {
    title: 'Termos de Serviço',
    description:
      'As regras de uso do serviço: quem pode usar, o que é grátis e o que devemos uns aos outros.',
  },
};
