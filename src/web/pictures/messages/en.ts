import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  choose: 'Choose a picture',
  dropOrPaste: 'or drop or paste one here',
  uploading: 'Uploading the picture …',
  uploaded: 'The picture is uploaded.',
  failed: 'The picture was not uploaded',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `The file is larger than ${number(megabytes)} MB`,
  remove: 'Remove picture',
};
