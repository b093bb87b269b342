import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'Statistik',
  question:
    'Dürfen wir zählen, welche Seiten gelesen werden? Das macht ein externer Dienst und nur, wenn du zustimmst. Mehr in der <policy>Datenschutzerklärung</policy>.',
  no: 'Nein',
  yes: 'Ja',
  choice: {
    title: 'Deine Wahl zur Statistik',
    granted: 'Du hast zugestimmt, dass Seitenaufrufe in diesem Browser gezählt werden.',
    denied: 'Seitenaufrufe in diesem Browser werden nicht gezählt.',
    open: 'Du hast noch nicht gewählt; bis dahin wird nichts gezählt.',
    deny: 'Nicht zählen',
    grant: 'Seitenaufrufe zählen',
  },
};
