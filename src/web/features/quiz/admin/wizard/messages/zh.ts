import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '创建题目',
  description: '向测验添加题目。',
  lead: '先选择类别，再选择其中的测验，然后编写题目。',
  steps: {
    label: '步骤',
    category: '类别',
    quiz: '测验',
    question: '题目',
  },
  notCreated: '题目尚未创建。系统已为你保留草稿。',
  noCategories: '还没有类别',
  noCategoriesHint: '题目属于测验，测验属于类别。',
  createCategory: '创建类别',
  chooseCategory: '选择类别',
  noSuchCategory: '没有此类别',
  categoryOption: ({ count, name }) => `${name}（${plural(count, { other: '# 个测验' })}）`,
  categoryMissing: '请选择类别',
  cancel: '取消',
  next: '下一步',
  back: '上一步',
  findQuiz: '在此类别中查找测验',
  loadFailed: '加载测验时出错',
  categoriesFailed: '加载类别时出错',
  loading: '正在加载测验…',
  noMatch: '没有匹配的测验',
  noneInCategory: '此类别中还没有测验',
  createQuiz: '创建测验',
  quizzes: '测验',
  questions: ({ count }) => `${plural(count, { other: '# 道题目' })}`,
  questionsOfDraft: ({ count }) => `${plural(count, { other: '# 道题目' })}，草稿`,
  newQuestionIn: ({ title }) => `${title} 中的新题目`,
  preview: '预览',
  notSaved: '未保存',
  stillHere: ({ reason }) => `${reason}你输入的内容都还在。`,
  created: '题目创建成功！',
  failed: '创建题目失败',
  tryAgain: '请重试。',
  added: '题目已添加到 <quiz></quiz>。',
  addAnother: '再向此测验添加一题',
  openQuiz: '打开测验',
};
