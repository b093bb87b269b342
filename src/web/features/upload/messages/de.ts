import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('de');

export const messages: typeof english = {
  title: 'Bilder',
  description: 'Hochgeladene Bilder und wo sie verwendet werden.',
  failed: 'Fehler beim Laden der Bilder',
  denied: 'Zugriff verweigert',
  nothingYet: 'Es wurde noch kein Bild hochgeladen',
  appearsHere: 'Bilder werden in den Editoren von Fragen, Quiz, Serien und Beiträgen hochgeladen.',
  picture: 'Bild',
  uploaded: 'Hochgeladen',
  size: 'Größe',
  usedIn: 'Verwendet in',
  unused: 'nicht verwendet',
  deleted: 'Bild gelöscht',
  notDeleted: 'Das Bild wurde nicht gelöscht',
  consequence: 'Auch die Dateien werden gelöscht. Das kann nicht rückgängig gemacht werden.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: 'Frage',
    version: 'Frühere Fassung einer Frage',
    quiz: 'Quiz',
    sub_category: 'Unterkategorie',
    series: 'Serie',
    post: 'Beitrag',
    draft: 'Entwurf',
    setting: 'Einstellung',
  },
};
