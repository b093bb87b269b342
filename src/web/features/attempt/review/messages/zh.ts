import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `第 ${number} 题`,
  linkToQuestion: ({ number }) => `第 ${number} 题的链接`,
  flagged: '已标记',
  correct: '正确',
  wrong: '错误',
  partlyRight: '部分正确',
  credit: ({ percent }) => `本题的 ${percent}`,
  notAnswered: '未作答',
  notMarked: '未评分',
  provisional: '此成绩为暂定：仍有答案待评分，成绩只会上升。',
  sampleAnswer: '参考答案',
  comment: '评语',
  keyNotShown: '不显示正确答案：回答此题之前测验已被放弃。',
  withheld: {
    score: '本次尝试只显示得分。',
    marks: '显示哪些答对了，但不显示正确答案。',
    keys: '不显示解析。',
    more: '测验截止后显示更多：<date></date>。',
  },
  regraded: {
    new_key: '正确答案后来有更改；你的答案按新的正确答案计分。',
    either_key: '正确答案后来有更改；符合新旧任一正确答案的都计分。',
    full_credit: '所有人都获得此题的分数。',
  },
  explanation: '解析',
  yourAnswer: '你的答案',
  yourAnswerCorrect: '你的答案，正确',
  yourAnswerWrong: '你的答案，错误',
  yourPosition: ({ number }) => `你的位置：第 ${number} 位`,
  notPlaced: '未选择',
  practiseOthers: '练习其他题目',
  practise: '练习这些题目',
  correctAnswer: '正确答案',
  noAnswer: '无',
  true: '正确',
  false: '错误',
  picture: {
    missing: '无法加载此题的图片。',
    missingOf: ({ alt }) => `无法加载此题的图片。图片内容：${alt}`,
    alt: '题目配图',
    altLarge: '题目配图，已放大',
    enlarge: '放大',
    title: '题目图片',
    close: '关闭',
  },
  score: ({ score, passMark }) => `${score}（满分 100%），及格线 ${passMark}`,
  passMark: ({ percent }) => `及格线 ${percent}`,
  scoreOf: ({ score, total }) => `答对 ${score}/${total} 题`,
  pointsOf: ({ points, total }) => `${points} 分，满分 ${total} 分`,
  verdict: { passed: '通过', failed: '未通过', waiting: '待评分', left: '已放弃' },
  receipt: {
    none: '未收到任何答案。',
    received: ({ count, time }) => `收到 ${plural(count, { other: '#' })} 个答案，时间 ${time}。`,
    late: ({ number, seconds }) => `第 ${number} 题的答案迟到 ${seconds} 秒，未计入。`,
  },
  either: ({ one, other }) => `${one} 或 ${other}`,
};
