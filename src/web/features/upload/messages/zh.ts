import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('zh');

export const messages: typeof english = {
  title: '图片',
  description: '已上传的图片及其使用位置。',
  failed: '加载图片时出错',
  denied: '拒绝访问',
  nothingYet: '还没有上传过图片',
  appearsHere: '可在题目、测验、系列和文章的编辑器中上传图片。',
  picture: '图片',
  uploaded: '上传时间',
  size: '大小',
  usedIn: '使用位置',
  unused: '未使用',
  deleted: '图片已删除',
  notDeleted: '图片未能删除',
  consequence: '其文件也会一并删除。此操作无法撤销。',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: '题目',
    version: '题目的早期版本',
    quiz: '测验',
    sub_category: '子类别',
    series: '系列',
    post: '文章',
    draft: '草稿',
    setting: '设置',
  },
};
