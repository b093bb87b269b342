import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Política de privacidade',
    description:
      'Quais dados pessoais são guardados, por quê, por quanto tempo e como exportá-los ou apagá-los.',
  },
  termsOfService: {
    title: 'Termos de serviço',
    description: 'As regras de uso deste serviço e os direitos e deveres de ambas as partes.',
  },
};
