import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'Nicht gespeicherte Arbeit gefunden',
  neverSaved: 'Ein Entwurf vom <at></at> wurde nie gespeichert.',
  changedSince: 'Die gespeicherte Version wurde seitdem geändert.',
  replaces: 'Wenn du ihn fortsetzt, ersetzt er, was jetzt zu sehen ist.',
  resume: 'Entwurf fortsetzen',
  discard: 'Verwerfen',
  savedAt: 'Entwurf gespeichert um <at></at>',
  hereOnly: ({ reason }) => `Der Entwurf ist nur in diesem Tab. ${reason}`,
  undecided: 'Bis du oben wählst, wird kein Entwurf gespeichert.',
  unsaved: 'Nicht gespeicherte Änderungen',
};
