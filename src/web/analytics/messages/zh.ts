import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: '统计',
  question:
    '我们可以统计哪些页面被阅读吗？这由外部服务完成，且仅在你同意时进行。详见<policy>隐私政策</policy>。',
  no: '不同意',
  yes: '同意',
  choice: {
    title: '你对统计的选择',
    granted: '你已同意统计此浏览器中的页面浏览。',
    denied: '不统计此浏览器中的页面浏览。',
    open: '你尚未选择；在此之前不会统计。',
    deny: '不统计',
    grant: '统计页面浏览',
  },
};
