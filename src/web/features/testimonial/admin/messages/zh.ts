import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '学习者评价',
  pageTitle: '学习者评价，管理',
  description: '批准或拒绝学习者的评价。',
  denied: '拒绝访问',
  loadFailed: '加载学习者评价时出错',
  toReview: ({ count }) => plural(count, { other: '# 条学习者评价待审核' }),
  pendingReview: '待审核',
  status: {
    pending: '待审核',
    approved: '已批准',
    rejected: '已拒绝',
  },
  from: '来自',
  testimonial: '学习者评价',
  stars: '星级',
  ofFiveStars: ({ rating }) => `${rating} 星（满分 5 星）`,
  received: '收到时间',
  statusTitle: '状态',
  whichToShow: '显示哪些',
  all: '全部',
  find: '查找学习者评价',
  nameOrWords: '姓名或文字',
  keys: '在行内按 A 批准，按 R 拒绝。',
  testimonialOf: ({ name }) => `${name} 的评价`,
  approve: '批准',
  reject: '拒绝',
  pendingAgain: '重新待审核',
  delete: '删除',
  approveOf: ({ name }) => `批准 ${name} 的评价`,
  rejectOf: ({ name }) => `拒绝 ${name} 的评价`,
  pendingAgainOf: ({ name }) => `将 ${name} 的评价改回待审核`,
  deleteOf: ({ name }) => `删除 ${name} 的评价`,
  noMatch: '没有匹配的学习者评价',
  tryOtherWords: '请减少或更换关键词。',
  noneToReview: '没有待审核的学习者评价',
  noneHere: '这里没有学习者评价',
  appearsHere: '学习者提交的内容会显示在这里。',

  actions: {
    updateFailed: '更新学习者评价时出错',
    restoreFailed: '恢复学习者评价时出错',
    deleteFailed: '删除学习者评价时出错',
    deleteOne: ({ name }) => `删除 ${name} 的评价？`,
    deleteMany: ({ count }) => plural(count, { other: '删除 # 条学习者评价？' }),
    consequences: '所有人都将看不到它。你可以在随后的消息中撤销。',
    missing: ({ count }) => plural(count, { other: '# 条学习者评价在此期间已被删除。' }),
    approved: {
      done: ({ count }) => plural(count, { other: '已批准 # 条学习者评价' }),
      notDone: '未批准',
      already: ({ count }) => plural(count, { other: '# 条学习者评价此前已批准。' }),
    },
    rejected: {
      done: ({ count }) => plural(count, { other: '已拒绝 # 条学习者评价' }),
      notDone: '未拒绝',
      already: ({ count }) => plural(count, { other: '# 条学习者评价此前已拒绝。' }),
    },
    pending: {
      done: ({ count }) => plural(count, { other: '# 条学习者评价已改回待审核' }),
      notDone: '未改回待审核',
      already: ({ count }) => plural(count, { other: '# 条学习者评价此前已是待审核。' }),
    },
    undone: {
      done: ({ count }) => plural(count, { other: '# 条学习者评价已恢复原状' }),
      notDone: '未恢复原状',
      already: ({ count }) => plural(count, { other: '# 条学习者评价此前已是原状。' }),
    },
    deleted: {
      done: ({ count }) => plural(count, { other: '已删除 # 条学习者评价' }),
      notDone: '未删除',
      already: ({ count }) => plural(count, { other: '# 条学习者评价此前已删除。' }),
    },
    restored: {
      done: ({ count }) => plural(count, { other: '已恢复 # 条学习者评价' }),
      notDone: '未恢复',
      already: ({ count }) => plural(count, { other: '# 条学习者评价此前已恢复。' }),
    },
  },
};
