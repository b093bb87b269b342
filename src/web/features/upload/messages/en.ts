import { wordsOf } from '#shared/kernel/language/words.ts';

const { number } = wordsOf('en');

export const messages = {
  title: 'Pictures',
  description: 'Uploaded pictures and where they are used.',
  failed: 'Error loading the pictures',
  denied: 'Access Denied',
  nothingYet: 'No picture was uploaded yet',
  appearsHere: 'Pictures are uploaded in the editors of questions, quizzes, series and posts.',
  picture: 'Picture',
  uploaded: 'Uploaded',
  size: 'Size',
  usedIn: 'Used in',
  unused: 'not used',
  deleted: 'Picture deleted',
  notDeleted: 'The picture was not deleted',
  consequence: 'Its files are deleted too. This cannot be undone.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: 'Question',
    version: 'Earlier version of a question',
    quiz: 'Quiz',
    sub_category: 'Sub-category',
    series: 'Series',
    post: 'Blog post',
    draft: 'Draft',
    setting: 'Setting',
  },
};
