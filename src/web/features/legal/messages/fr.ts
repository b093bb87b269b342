import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données personnelles sont conservées, pourquoi, combien de temps, et comment les exporter ou les effacer.',
  },
  termsOfService: {
    title: 'Conditions d’utilisation',
    description:
      'Les règles d’utilisation de ce service, et les droits et devoirs des deux parties.',
  },
};
