import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  blog: '博客',
  home: '首页',
  heading: ({ product }) => `${product} <mark>博客</mark>`,
  title: ({ product }) => `${product} 博客`,
  description: '关于学习的短文：记忆如何运作、好题目如何产生，以及如何从每个答案中收获更多。',
  lead: '记忆如何运作、好题目如何产生，以及如何从每个答案中收获更多。读五分钟，再看看记住了什么。',
  explore: '浏览测验',
  feed: 'RSS 订阅',
  loading: '正在加载文章…',
  failed: '加载文章时出错',
  taggedTitle: ({ tag }) => `标签为“${tag}”的文章`,
  tagged: ({ count }) => plural(count, { other: '# 篇标签为“<tag></tag>”的文章' }),
  showAll: '显示所有文章',
  newerPosts: '较新的文章',
  olderPosts: '较早的文章',
  none: {
    here: '这里没有文章',
    hereHint: '此网址下发布的内容已移动或移除。',
    yet: '还没有文章',
    yetHint: '第一篇正在撰写。在此之前可以做测验。',
  },
  readMore: '阅读全文',
  minRead: ({ minutes }) => `阅读 ${number(minutes)} 分钟`,
  hitFacts: ({ minutes }) => `博客 · 阅读 ${number(minutes)} 分钟`,
  hits: '文章',
  views: ({ count }) => plural(count, { other: '# 次阅读' }),
  tags: '标签',
  moreTags: ({ count }) => `另有 ${number(count)} 个`,
  share: '分享',
  shareArticle: '分享文章',
  moreArticles: '更多文章',
  otherArticles: '其他文章',
  older: '较早',
  newer: '较新',
  notFound: {
    title: '找不到文章',
    hint: '它可能已被移动或撤下。其他文章仍在。',
    back: '返回博客',
  },
  code: {
    copy: '复制代码',
    copied: '已复制',
    failed: '复制失败',
  },
  contents: '本页内容',
};
