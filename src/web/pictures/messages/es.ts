import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('es');

export const messages: typeof english = {
  choose: 'Elegir una imagen',
  dropOrPaste: 'o suéltala o pégala aquí',
  uploading: 'Subiendo la imagen…',
  stillUploading: 'Todavía se está subiendo una imagen o un sonido. Guarda cuando haya terminado.',
  uploaded: 'La imagen se ha subido.',
  failed: 'La imagen no se ha subido',
  fieldGone: 'La imagen no se ha añadido: su campo ya no existe',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `El archivo ocupa más de ${number(megabytes)} MB`,
  remove: 'Quitar la imagen',
  text: 'Texto de la imagen',
  textHint: 'Qué muestra, para quienes no pueden verla',
  coverTextHint:
    'Qué muestra la portada, para quienes no pueden verla. Déjalo vacío si solo decora el título.',
  sound: {
    title: 'Sonidos',
    choose: 'Elegir un sonido',
    dropOrPaste: 'o suéltalo o pégalo en un texto: MP3, M4A, Ogg o WAV',
    uploading: 'Subiendo el sonido…',
    uploaded: 'El sonido se ha subido.',
    failed: 'El sonido no se ha subido',
    fieldGone: 'El sonido no se ha añadido: su texto ya no existe',
    label: 'Qué se oye',
    labelHint: 'para quienes no lo oyen; no la respuesta',
    transcript: 'Transcripción',
    transcriptHint: 'Los estudiantes pueden abrirla. Déjala vacía si revela la respuesta.',
    remove: 'Quitar el sonido',
  },
};
