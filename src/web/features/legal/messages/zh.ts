import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: '隐私政策',
    description: '保存哪些个人数据、原因、保存多久，以及如何导出或删除。',
  },
  termsOfService: {
    title: '服务条款',
    description: '使用本服务的规则，以及双方的权利和义务。',
  },
};
