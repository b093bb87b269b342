import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'Segnala un problema',
  reported: ({ kind }) => `Segnalato: ${kind}`,
  title: 'Che cosa non va in questa domanda?',
  kind: 'Problema',
  kinds: {
    wrong_key: 'La risposta indicata come giusta è sbagliata',
    unclear: 'La domanda non è chiara',
    typo: 'Errore di battitura o di lingua',
    offensive: 'Contenuto offensivo',
    other: 'Altro',
  },
  note: 'Dettagli',
  noteHint:
    'Per esempio quale risposta ritieni giusta e perché. Chi esamina la segnalazione vede il tuo nome.',
  close: 'Chiudi',
  send: 'Invia segnalazione',
  sent: 'Grazie per la segnalazione',
  sentText:
    'Un autore della domanda o un amministratore la esaminerà. Nel frattempo il tuo risultato non cambia.',
  failed: 'La segnalazione non è stata inviata',
};
