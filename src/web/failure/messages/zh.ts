import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: '无法连接服务器。请检查网络后重试。',
  unexpected: '出了点问题，请重试。',
  restarting: '服务器暂时不可用，请稍后重试。',
  tryAgain: '重试',
  reference: ({ id }) => `参考编号 ${id}`,
  pageDidNotLoad: '此页面未能加载',
  partDidNotLoad: '此部分未能加载',
  homePage: '首页',
};
