import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('fr');

export const messages: typeof english = {
  choose: 'Choisir une image',
  dropOrPaste: 'ou déposez-la ou collez-la ici',
  uploading: 'Envoi de l’image…',
  stillUploading:
    'Une image ou un son est encore en cours d’envoi. Enregistrez une fois l’envoi terminé.',
  uploaded: 'L’image est envoyée.',
  failed: 'L’image n’a pas été envoyée',
  fieldGone: 'L’image n’a pas été ajoutée : son champ n’existe plus',
  tooLarge: ({ megabytes }: { megabytes: number }) => `Le fichier dépasse ${number(megabytes)} Mo`,
  remove: 'Retirer l’image',
  text: 'Texte pour l’image',
  textHint: 'Ce qu’elle montre, pour ceux qui ne la voient pas',
  coverTextHint:
    'Ce que montre la couverture, pour ceux qui ne la voient pas. Laissez vide si elle ne fait que décorer le titre.',
  sound: {
    title: 'Sons',
    choose: 'Choisir un son',
    dropOrPaste: 'ou déposez-le ou collez-le dans un texte : MP3, M4A, Ogg ou WAV',
    uploading: 'Envoi du son…',
    uploaded: 'Le son est envoyé.',
    failed: 'Le son n’a pas été envoyé',
    fieldGone: 'Le son n’a pas été ajouté : son texte n’existe plus',
    label: 'Ce que l’on entend',
    labelHint: 'pour ceux qui ne l’entendent pas ; pas la réponse',
    transcript: 'Transcription',
    transcriptHint: 'Les apprenants peuvent l’ouvrir. Laissez-la vide si elle donne la réponse.',
    remove: 'Retirer le son',
  },
};
