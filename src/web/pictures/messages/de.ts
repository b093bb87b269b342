import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('de');

export const messages: typeof english = {
  choose: 'Bild wählen',
  dropOrPaste: 'oder hier ablegen oder einfügen',
  uploading: 'Das Bild wird hochgeladen …',
  uploaded: 'Das Bild ist hochgeladen.',
  failed: 'Das Bild wurde nicht hochgeladen',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `Die Datei ist größer als ${number(megabytes)} MB`,
  remove: 'Bild entfernen',
};
