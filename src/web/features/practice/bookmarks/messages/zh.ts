import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '书签和笔记',
  lead: '你加了书签或写了笔记的题目。只有你能看到。',
  bookmark: '书签',
  removed: '书签已移除',
  undo: '撤销',
  bookmarkFailed: '书签未更改',
  ownNote: '你的笔记',
  addNote: '添加笔记',
  editNote: '编辑笔记',
  noteHint: '只有你能看到。可以使用 Markdown。',
  save: '保存',
  close: '关闭',
  saved: '已保存',
  notSaved: '笔记未保存',
  stale: '这条笔记已在另一个标签页中更改',
  staleHint: '保存将替换另一个版本：',
  otherRemoved: '那里已删除这条笔记。',
  unsaved: '你的笔记尚未保存。',
  practise: '练习书签题目',
  find: '查找书签或笔记',
  findHint: '题目或笔记中的词',
  quiz: '测验',
  allQuizzes: '所有测验',
  category: '类别',
  allCategories: '所有类别',
  whichToShow: '显示内容',
  all: '全部',
  bookmarks: '书签',
  notes: '笔记',
  none: '还没有书签或笔记',
  noneHint: '在成绩中，或在练习中作答后，可以加书签或写笔记。',
  toResults: '我的成绩',
  noneFound: '没有找到',
  showAll: '显示全部',
  notLoaded: '加载书签和笔记时出错',
  hidden: ({ count }) =>
    plural(count, { other: '# 道题目未显示：它们属于进行中的尝试，或其答案已不可查看。' }),
};
