import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('it');

export const messages: typeof english = {
  choose: 'Scegli un’immagine',
  dropOrPaste: 'oppure trascinala o incollala qui',
  uploading: 'Caricamento dell’immagine…',
  stillUploading:
    'Un’immagine o un audio è ancora in fase di caricamento. Salva quando il caricamento è finito.',
  uploaded: 'L’immagine è stata caricata.',
  failed: 'L’immagine non è stata caricata',
  fieldGone: 'L’immagine non è stata aggiunta: il suo campo non c’è più',
  tooLarge: ({ megabytes }: { megabytes: number }) => `Il file supera i ${number(megabytes)} MB`,
  remove: 'Rimuovi l’immagine',
  text: 'Testo per l’immagine',
  textHint: 'Che cosa mostra, per chi non può vederla',
  coverTextHint:
    'Che cosa mostra la copertina, per chi non può vederla. Lascia vuoto se decora soltanto il titolo.',
  sound: {
    title: 'Audio',
    choose: 'Scegli un audio',
    dropOrPaste: 'oppure trascinalo o incollalo in un testo: MP3, M4A, Ogg o WAV',
    uploading: 'Caricamento dell’audio…',
    uploaded: 'L’audio è stato caricato.',
    failed: 'L’audio non è stato caricato',
    fieldGone: 'L’audio non è stato aggiunto: il suo testo non c’è più',
    label: 'Che cosa si sente',
    labelHint: 'per chi non lo sente; non la risposta',
    transcript: 'Trascrizione',
    transcriptHint: 'Gli studenti possono aprirla. Lasciala vuota se svela la risposta.',
    remove: 'Rimuovi l’audio',
  },
};
