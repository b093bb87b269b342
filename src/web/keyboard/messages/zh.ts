import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '键盘快捷键',
  or: '或',
  to: '至',
  close: '关闭',
  site: {
    search: '搜索测验',
    palette: '在管理区：前往、编辑或创建',
    home: '返回首页',
    quizzes: '前往测验',
    series: '前往系列',
    blog: '前往博客',
    results: '前往你的成绩',
    notifications: '前往通知',
    closeOpen: '关闭打开的内容',
    help: '显示此列表',
  },
  switch: {
    label: '启用单键快捷键',
    description: '关闭后仅 Ctrl K、F8 和 Esc 有效。设置保存在此浏览器中。',
  },
  quizzesHaveTheirOwn: '测验有自己的快捷键。在测验中按 ? 查看。',
};
