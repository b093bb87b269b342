import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  privacyPolicy: {
    title: 'سياسة الخصوصية',
    description: 'ما البيانات الشخصية المحفوظة ولماذا وإلى متى، وكيفية تصديرها أو محوها.',
  },
  termsOfService: {
    title: 'شروط الخدمة',
    description: 'قواعد استخدام الخدمة، وحقوق الطرفين وواجباتهما.',
  },
};
