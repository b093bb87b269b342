import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('de');

export const messages: typeof english = {
  title: 'Bilder und Töne',
  description: 'Hochgeladene Bilder und Töne und wo sie verwendet werden.',
  failed: 'Die Bilder und Töne konnten nicht geladen werden',
  denied: 'Zugriff verweigert',
  nothingYet: 'Es wurde noch kein Bild und kein Ton hochgeladen',
  appearsHere:
    'Bilder und Töne werden in den Editoren von Fragen hochgeladen, Bilder auch in denen von Quizzen, Serien und Beiträgen.',
  file: 'Datei',
  uploaded: 'Hochgeladen',
  size: 'Größe',
  usedIn: 'Verwendet in',
  unused: 'nicht verwendet',
  deleted: 'Datei gelöscht',
  notDeleted: 'Die Datei wurde nicht gelöscht',
  consequence: 'Auch die Dateien werden gelöscht. Das kann nicht rückgängig gemacht werden.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} s`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: 'Von dir hochgeladen',
    site: 'Insgesamt hochgeladen',
  },
  usedOf: ({ used, of }) => `${number(used)} von ${number(of)} MB`,
  kinds: {
    question: 'Frage',
    version: 'Frühere Version einer Frage',
    quiz: 'Quiz',
    sub_category: 'Unterkategorie',
    series: 'Serie',
    post: 'Beitrag',
    draft: 'Entwurf',
    setting: 'Einstellung',
    profile: 'Profil',
  },
};
