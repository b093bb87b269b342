import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('zh');

export const messages: typeof english = {
  choose: '选择图片',
  dropOrPaste: '或将图片拖放或粘贴到此处',
  uploading: '正在上传图片……',
  uploaded: '图片已上传。',
  failed: '图片未能上传',
  tooLarge: ({ megabytes }: { megabytes: number }) => `文件超过 ${number(megabytes)} MB`,
  remove: '移除图片',
};
