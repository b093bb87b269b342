import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Política de privacidad',
    description:
      'Qué datos personales se guardan, por qué, durante cuánto tiempo y cómo exportarlos o borrarlos.',
  },
  termsOfService: {
    title: 'Condiciones del servicio',
    description: 'Las reglas de uso de este servicio y los derechos y deberes de ambas partes.',
  },
};
