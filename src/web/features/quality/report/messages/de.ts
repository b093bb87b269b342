import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'Problem melden',
  reported: ({ kind }) => `Gemeldet: ${kind}`,
  title: 'Was stimmt an dieser Frage nicht?',
  kind: 'Problem',
  kinds: {
    wrong_key: 'Die als richtig markierte Antwort ist falsch',
    unclear: 'Die Frage ist unklar',
    typo: 'Tipp- oder Sprachfehler',
    offensive: 'Anstößiger Inhalt',
    other: 'Etwas anderes',
  },
  note: 'Einzelheiten',
  noteHint:
    'Zum Beispiel, welche Antwort deiner Meinung nach richtig ist und warum. Wer die Meldung prüft, sieht deinen Namen.',
  close: 'Schließen',
  send: 'Meldung senden',
  sent: 'Danke für die Meldung',
  sentText:
    'Ein Autor der Frage oder die Administration sieht sie sich an. Dein Ergebnis bleibt bis dahin unverändert.',
  failed: 'Die Meldung wurde nicht gesendet',
};
