import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: '测验',
  quizTitle: ({ title }) => `测验：${title}`,
  quizDescription: '正在进行的测验。',
  summaryTitle: '你的成绩',
  summaryDescription: '一次测验的成绩。',
  myResults: '我的成绩',
  resultsDescription: '你完成的测验。',
  resultTitle: ({ title }) => `成绩：${title}`,
  resultDescription: '已完成测验的每道题目及其答案。',
  notFound: '未找到该次尝试',
  notFoundReason: '它不存在，或属于另一个账户。',
  preparing: '正在准备题目…',
  loadingResults: '正在加载成绩…',
  notSubmittedYet: '尚未提交',
  resume: '继续<more>测验</more>（<more>剩余 </more><time></time>）',
  resumeUntimed: '继续<more>测验</more>',
};
