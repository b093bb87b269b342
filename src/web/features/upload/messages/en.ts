import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  title: 'Pictures and sounds',
  description: 'Uploaded pictures and sounds, and where they are used.',
  failed: 'Error loading the pictures and sounds',
  denied: 'Access Denied',
  nothingYet: 'No picture or sound was uploaded yet',
  appearsHere:
    'Pictures and sounds are uploaded in the editors of questions; pictures also in those of quizzes, series and posts.',
  file: 'File',
  uploaded: 'Uploaded',
  size: 'Size',
  usedIn: 'Used in',
  unused: 'not used',
  deleted: 'File deleted',
  notDeleted: 'The file was not deleted',
  consequence: 'Its files are deleted too. This cannot be undone.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} s`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: 'Your uploads',
    site: 'All uploads',
  },
  usedOf: ({ used, of }: { used: number; of: number }) => `${number(used)} of ${number(of)} MB`,
  kinds: {
    question: 'Question',
    version: 'Earlier version of a question',
    quiz: 'Quiz',
    sub_category: 'Sub-category',
    series: 'Series',
    post: 'Blog post',
    draft: 'Draft',
    setting: 'Setting',
    profile: 'Profile',
  },
};
