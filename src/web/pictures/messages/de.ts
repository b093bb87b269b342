import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('de');

export const messages: typeof english = {
  choose: 'Bild wählen',
  dropOrPaste: 'oder hier ablegen oder einfügen',
  uploading: 'Das Bild wird hochgeladen …',
  stillUploading: 'Ein Bild oder Ton wird noch hochgeladen. Speichere, wenn der Upload fertig ist.',
  uploaded: 'Das Bild ist hochgeladen.',
  failed: 'Das Bild wurde nicht hochgeladen',
  fieldGone: 'Das Bild wurde nicht eingefügt: sein Feld gibt es nicht mehr',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `Die Datei ist größer als ${number(megabytes)} MB`,
  remove: 'Bild entfernen',
  text: 'Text zum Bild',
  textHint: 'Was es zeigt, für alle, die es nicht sehen können',
  coverTextHint:
    'Was das Titelbild zeigt, für alle, die es nicht sehen können. Leer lassen, wenn es nur den Titel schmückt.',
  sound: {
    title: 'Töne',
    choose: 'Ton auswählen',
    dropOrPaste: 'oder in einen Text ziehen oder einfügen: MP3, M4A, Ogg oder WAV',
    uploading: 'Der Ton wird hochgeladen …',
    uploaded: 'Der Ton ist hochgeladen.',
    failed: 'Der Ton wurde nicht hochgeladen',
    fieldGone: 'Der Ton wurde nicht eingefügt: seinen Text gibt es nicht mehr',
    label: 'Was zu hören ist',
    labelHint: 'für alle, die es nicht hören; nicht die Antwort',
    transcript: 'Transkript',
    transcriptHint: 'Lernende können es öffnen. Leer lassen, wenn es die Antwort verraten würde.',
    remove: 'Ton entfernen',
  },
};
