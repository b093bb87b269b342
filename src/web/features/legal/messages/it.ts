import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'Informativa sulla privacy',
    description:
      'Quali dati personali sono conservati, perché, per quanto tempo e come esportarli o cancellarli.',
  },
  termsOfService: {
    title: 'Condizioni d’uso',
    description: 'Le regole per usare questo servizio e i diritti e doveri di entrambe le parti.',
  },
};
