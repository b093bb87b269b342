import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  choose: 'Choose a picture',
  dropOrPaste: 'or drop or paste one here',
  uploading: 'Uploading the picture…',
  stillUploading: 'A picture or sound is still being uploaded. Save when it is there.',
  uploaded: 'The picture is uploaded.',
  failed: 'The picture was not uploaded',
  fieldGone: 'The picture was not added: its field is gone',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `The file is larger than ${number(megabytes)} MB`,
  remove: 'Remove picture',
  text: 'Text for the picture',
  textHint: 'What it shows, for those who cannot see it',
  coverTextHint:
    'What the cover shows, for those who cannot see it. Leave it empty if it only decorates the title.',
  sound: {
    title: 'Sounds',
    choose: 'Choose a sound',
    dropOrPaste: 'or drop or paste one into a text: MP3, M4A, Ogg or WAV',
    uploading: 'Uploading the sound…',
    uploaded: 'The sound is uploaded.',
    failed: 'The sound was not uploaded',
    fieldGone: 'The sound was not added: its text is gone',
    label: 'What is heard',
    labelHint: 'for those who do not hear it; not the answer',
    transcript: 'Transcript',
    transcriptHint: 'Learners can open it. Leave it empty if it would give the answer away.',
    remove: 'Remove sound',
  },
};
