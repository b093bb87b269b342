import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '发布之前',
  advice: '评分只是建议：任何评分的测验都可以发布。',
  score: '测验评分',
  outOf: ({ score }) => `${score} / 100`,
  noScore: '该测验没有自己的题目，因此无法评分。',
  bands: {
    high: '做得很好。',
    middle: '不错，还有一些可以改进的地方。',
    low: '有几处值得再看一看。',
  },
  parts: {
    writing: '题目写法',
    explanations: '解析',
    altTexts: '图片和声音的文字说明',
    difficulty: '难度搭配',
    keyPositions: '正确答案的位置',
    tags: '标签',
    passMark: '及格线',
    time: '时间',
  },
  notApplicable: ({ parts }) => `此处不适用：${parts}`,
  severities: {
    serious: '重要',
    slight: '建议',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `几乎所有题目的难度都是“${difficulty}”。难度搭配更能看出学习者掌握了什么。`,
    noTags: '没有标签的题目在题库中很难找到，成绩也无法说明它们的主题。',
    noCoverText: '封面没有说明文字。只有当它仅作标题装饰时才合适。',
    passesAll: '及格线为 0% 时，每次尝试都会通过。',
    perfection: '及格线为 100% 时，一次失误就会不通过。',
    guessable: ({ percent }) => `只靠猜大约能得到 ${percent}，接近或高于及格线。`,
    shortTime: ({ time }) => `学习者通常需要约 ${time}。时间限制更短。`,
    longTime: ({ time }) => `学习者通常需要约 ${time}。时间限制长得多。`,
    shortQuestionTime: '每题时间不足以阅读并回答这些题目。',
  },
  fromBank: ({ first }) => `从第 ${first} 题起为题库中的题目：关联的题目和抽取题目的样例。`,
  bank: ({ count }) => plural(count, { other: '题库中的 # 道题目不计入评分。' }),
  learners: '学习者将看到的内容',
  asked: ({ count }) => plural(count, { other: '每次尝试 # 道题目' }),
  ofOwn: ({ asked, total }) => `从 ${total} 道自有题目中抽取 ${asked} 道`,
  passMark: '及格线',
  wait: '两次尝试之间的等待',
  waits: ({ passed, failed }) => `通过后 ${passed}，未通过后 ${failed}`,
  noWait: '无',
  who: '谁可以参加',
  everyone: '所有人',
  publish: '发布',
  open: '在编辑器中打开',
  loadFailed: '无法加载测验',
};
