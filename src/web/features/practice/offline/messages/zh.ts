import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '离线练习',
  lead: '现在加载题目，没有网络也能练习。答案保存在此浏览器中，稍后发送。带图片或声音的题目不包括在内。',
  load: '加载供离线使用',
  loadAgain: '重新加载',
  loaded: ({ count }) => `已加载题目：${count}`,
  leftOut: ({ count }) => `因含图片或声音而未包括：${count}`,
  loadedOn: '加载于 <date></date>。',
  open: '离线练习',
  remove: '从此浏览器中删除',
  notLoaded: '题目未能加载',
  offlineLead: '这些是已加载的题目，无需网络。答案发送后即计入练习。',
  nothing: '此浏览器中没有加载任何题目',
  nothingHint: '请在有网络时到练习页面加载题目。',
  toPractice: '前往练习',
  start: '开始一组',
  leave: '离开本组',
  waiting: ({ count }) => `待发送的答案：${count}`,
  allSent: '所有答案均已发送。',
  notCounted: ({ count }) => `未计入的答案：${count}`,
  notCountedHint: '这些题目已不能再练习。',
};
