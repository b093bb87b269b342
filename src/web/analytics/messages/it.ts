import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'Statistiche',
  question:
    'Possiamo contare quali pagine vengono lette? Lo fa un servizio esterno e solo se accetti. Di più nell’<policy>Informativa sulla privacy</policy>.',
  no: 'No',
  yes: 'Sì',
  choice: {
    title: 'La tua scelta sulle statistiche',
    granted: 'Hai accettato che le pagine viste in questo browser siano contate.',
    denied: 'Le pagine viste in questo browser non vengono contate.',
    open: 'Non hai ancora scelto; fino ad allora non si conta nulla.',
    deny: 'Non contare',
    grant: 'Conta le pagine viste',
  },
};
