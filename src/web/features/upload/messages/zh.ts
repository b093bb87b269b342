import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('zh');

export const messages: typeof english = {
  title: '图片和音频',
  description: '已上传的图片和音频及其使用位置。',
  failed: '加载图片和音频时出错',
  denied: '拒绝访问',
  nothingYet: '尚未上传任何图片或音频',
  appearsHere: '图片和音频在题目编辑器中上传；图片也可在测验、系列和文章的编辑器中上传。',
  file: '文件',
  uploaded: '上传时间',
  size: '大小',
  usedIn: '使用位置',
  unused: '未使用',
  deleted: '文件已删除',
  notDeleted: '文件未删除',
  consequence: '其文件也会一并删除。此操作无法撤销。',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} 秒`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: '你上传的文件',
    site: '所有上传的文件',
  },
  usedOf: ({ used, of }) => `${number(used)} / ${number(of)} MB`,
  kinds: {
    question: '题目',
    version: '题目的早期版本',
    quiz: '测验',
    sub_category: '子类别',
    series: '系列',
    post: '文章',
    draft: '草稿',
    setting: '设置',
    profile: '个人资料',
  },
};
