import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  loading: '正在加载…',
  loadingEditor: '正在加载编辑器…',
  close: '关闭',
  cancel: '取消',
  goHome: '返回首页',
  languages: '语言',
  allLanguages: '所有语言',
  notFound: {
    head: '页面不存在',
    title: '404 页面不存在',
    hint: '网址输入正确吗？',
    browse: '浏览测验',
    findQuiz: '查找测验',
    find: '查找',
  },
  pager: {
    pages: '页码',
    page: ({ page }) => `第 ${number(page)} 页`,
    pageOf: ({ page, pages }) => `第 ${number(page)} 页，共 ${number(pages)} 页`,
    first: '首页',
    previous: '上一页',
    next: '下一页',
    last: '末页',
  },
  difficulty: '难度：',
  notifications: '通知（F8）',
  dismiss: '关闭通知',
  share: {
    copied: '链接已复制！',
    copiedHint: '此页面的网址已在剪贴板中。',
    notCopied: '无法复制链接',
  },
  leaving: {
    title: '不保存就离开吗？',
    leave: '离开',
    stay: '留在本页',
    unsaved: '你在这里的更改尚未保存，离开后将丢失。',
  },
};
