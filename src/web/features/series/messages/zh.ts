import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  series: '系列',
  title: '学习系列',
  lead: '系统的学习路径，助你掌握技能',
  category: '类别',
  allCategories: '所有类别',
  categoriesFailed: '类别加载失败',
  all: '所有系列',
  of: ({ category }) => `${category}系列`,
  failed: '系列加载失败',
  loading: '正在加载系列…',
  none: '未找到系列',
  noneYet: '还没有创建任何系列。',
  noneInCategory: '此类别还没有系列。',
  level: {
    beginner: '初级',
    intermediate: '中级',
    advanced: '高级',
  },
  quizzes: ({ count }) => plural(count, { other: '# 个测验' }),
  masteredOf: ({ mastered, count }) => `已掌握 ${mastered}/${plural(count, { other: '#' })} 个测验`,
  created: '创建于 <date></date>',
  prerequisitesOf: '<term>先修要求：</term><list></list>',
  partOf: '所属系列',
  step: ({ step, count }) => `第 ${step} 个测验，共 ${count} 个`,
  details: {
    back: '所有系列',
    title: '系列详情',
    close: '关闭详情',
    notFound: '未找到系列',
    notFoundHint: '它可能已被移除，或者地址有误。',
    outcomes: '学习成果',
    noOutcomes: '暂无说明。',
    prerequisites: '先修要求',
    noPrerequisites: '无。',
    practise: '练习本系列',
    quizzes: '此系列的测验',
    noQuizzes: '此系列还没有测验。',
    masteredOf: ({ mastered, count }) => `已掌握 ${mastered}/${count}`,
    mastered: '已掌握',
    noTimeLimit: '不限时',
    questions: ({ count }) => plural(count, { other: '# 道题' }),
    learners: ({ count }) => plural(count, { other: '# 位学习者' }),
    attempts: ({ count }) => plural(count, { other: '# 次尝试' }),
    start: '开始测验',
    startQuiz: ({ title }) => `开始测验：${title}`,
  },
};
