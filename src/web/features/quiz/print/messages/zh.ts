import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  pageTitle: '打印测验',
  description: '纸质测验，附答题卡和答案。',
  denied: '拒绝访问：需要管理员权限才能访问此页面。',
  failed: '无法加载测验',
  title: '打印',
  edit: '编辑此测验',
  print: '打印',
  versions: '版本',
  versionCount: ({ count }) => plural(count, { other: '# 个版本' }),
  questions: '题目',
  allQuestions: ({ count }) => `全部：${plural(count, { other: '# 道题目' })}`,
  asInAttempt: ({ count }) => `与一次尝试相同：${plural(count, { other: '# 道题目' })}`,
  shuffleAgain: '重新打乱',
  answerSheets: '答题卡',
  answerSheet: '答题卡',
  answerKey: '答案',
  version: ({ letter }) => `${letter} 卷`,
  name: '姓名',
  className: '班级',
  date: '日期',
  questionCount: ({ count }) => plural(count, { other: '# 道题目' }),
  passMark: ({ percent }) => `及格线 ${percent}`,
  instruction: '除非另有说明，每题选出一个答案。',
  penalty: ({ percent }) => `答错一题扣该题的 ${percent}；未作答不扣分。`,
  hints: {
    letters: '选出所有正确答案。',
    order: '按正确顺序写出字母。',
    targets: '在每个项目旁写上与之对应内容的字母。',
    gaps: '填写空格。',
    picture: ({ count }: { count: number }) => `在图片上用叉标出 ${count} 处。`,
  },
  onPicture: '在图片上',
  picture: '题目图片',
  true: '正确',
  false: '错误',
  sum: '答对题数：',
  question: '题号',
  rightAnswer: '正确答案',
  nothing: '此测验还没有完整的题目。',
  unfinished: ({ count }) => `因不完整而略去：${plural(count, { other: '# 道题目' })}`,
  drawnLeftOut: ({ count }) =>
    `因从题库抽取而略去：${plural(count, { other: '# 道题目' })}。只有管理员可以打印这些题目。`,
  missingAt: ({ position, count }) =>
    `顺序第 ${position} 处，题库缺少：${plural(count, { other: '# 道题目' })}`,
};
