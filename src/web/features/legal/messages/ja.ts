import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'プライバシーポリシー',
    description: 'どの個人データを、なぜ、どれだけ保存し、どう書き出し、消去できるか。',
  },
  termsOfService: {
    title: '利用規約',
    description: 'サービス利用の規則と、双方の権利と義務。',
  },
};
