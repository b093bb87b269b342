import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '测验',
  titleOf: ({ category }) => `${category}测验`,
  lead: '选一个主题，留意时间，答完后查看每道题的解析。',
  description: '按主题和难度分类的限时选择题测验，每道题都有解析。',
  descriptionOf: ({ category }) => `${category}限时选择题测验，每道题都有解析。`,
  categories: '类别',
  allCategories: '所有类别',
  categoriesFailed: '类别加载失败',
  subCategories: '子类别',
  allSubCategories: '全部',
  difficulty: '难度',
  anyLevel: '所有难度',
  length: '时长',
  anyLength: '不限时长',
  lengths: {
    short: '10 分钟以内',
    medium: '11 至 20 分钟',
    long: '20 分钟以上',
  },
  state: '你的状态',
  anyState: '所有状态',
  states: {
    new: '未做过',
    open: '进行中',
    mastered: '已掌握',
    cooldown: '冷却中',
  },
  sort: '排序方式',
  sorts: {
    best: '最匹配优先',
    newest: '最新优先',
    popular: '最多人参加',
    title: '标题 A 到 Z',
    shortest: '最短优先',
  },
  searchPlaceholder: '搜索测验',
  searchByWords: '按关键词搜索测验',
  search: '搜索',
  clearSearch: '清除搜索',
  found: ({ count }) => plural(count, { other: '# 个测验' }),
  foundFor: ({ count, text }) => `“${text}”：${plural(count, { other: '# 个测验' })}`,
  quoted: ({ text }) => `“${text}”`,
  removeFilter: ({ filter }) => `移除筛选：${filter}`,
  clearAll: '全部清除',
  clearAllFilters: '清除所有筛选',
  previousPage: '上一页',
  nextPage: '下一页',
  beyondEnd: '列表没有这么多页',
  firstPage: '回到第一页',
  noMatch: '没有匹配的测验',
  noMatchHint: '试试减少关键词，或去掉一个筛选条件。',
};
