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
  unmarked: ({ score, total, percent }) =>
    `${score} 分，满分 ${total} 分（${percent}）：未全部评分`,
  unmarkedNote: '由人评分的答案在试做中不会评分，在此不计分。',
  tryAgain: '再试一次',
  back: '返回编辑器',
  width: '宽度',
  desktop: '桌面',
  phone: '手机',
  close: '关闭',
  shared: {
    pageTitle: '试做测验',
    description: '通过秘密链接分享给你的测验。',
    lead: '此测验通过秘密链接分享给你。请试做：不会保存或计入任何内容。',
    validUntil: ({ date }) => `链接有效期至 ${date}。`,
    start: '开始',
    notComplete: '链接不完整',
    openWhole: '请打开你收到的完整链接。',
    notOpened: '无法打开测验',
    ended: '此链接已失效',
    endedText: '链接已过期或已停用。请索取新链接。',
    notStarted: '无法开始测验',
    grading: '正在为你的答案评分。',
    notGraded: '无法为你的答案评分。答案仍在这里。',
    notCounting: '不会保存或计入任何内容。',
    notCounted: '未保存或计入任何内容。',
    scoreOnly: '此测验只显示得分。未保存或计入任何内容。',
    marksOnly: '此测验显示哪些题答对了，但不显示正确答案。未保存或计入任何内容。',
  },
};
