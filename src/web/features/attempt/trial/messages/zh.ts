import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: '本题预览',
  whatToShow: '显示内容',
  question: '题目',
  result: '成绩',
  title: '试做本测验：不会保存或计入任何内容',
  notFinished: '还没有完成的题目',
  passed: ({ score, total, percent }) => `答对 ${score}/${total}（${percent}）：通过`,
  failed: ({ score, total, percent }) => `答对 ${score}/${total}（${percent}）：未通过`,
  passedByPoints: ({ score, total, percent }) =>
    `${score} 分，满分 ${total} 分（${percent}）：通过`,
  failedByPoints: ({ score, total, percent }) =>
    `${score} 分，满分 ${total} 分（${percent}）：未通过`,
  toBeMarked: ({ score, total, percent }) => `${score} 分，满分 ${total} 分（${percent}）：待评分`,
  tryAgain: '再试一次',
  back: '返回编辑器',
  width: '宽度',
  desktop: '桌面',
  phone: '手机',
  close: '关闭',
};
