import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '评论',
  show: '评论',
  showSome: ({ count }) => plural(count, { other: '# 条评论' }),
  hide: '隐藏评论',
  lead: '只有回答过这道题目的人才能阅读。',
  write: '写评论',
  text: '你的评论',
  hint: '测验的作者或管理员会先阅读，然后其他人才能看到。',
  send: '发送',
  cancel: '取消',
  edit: '编辑',
  save: '保存',
  delete: '删除',
  deleteTitle: '删除你的评论？',
  deleteText: '删除后无法恢复。',
  deleted: '评论已删除',
  sent: '评论已发送',
  sentText: '通过审核后，其他人就能看到。',
  published: '评论已发布',
  own: '你',
  staff: '作者',
  waiting: '等待审核',
  rejected: '未通过审核',
  report: '举报',
  reported: '已举报',
  reportedText: '谢谢。我们会查看。',
  failed: '操作未成功',
  notLoaded: '加载评论时出错',
  none: '还没有评论',
  unknown: '以前的成员',
  unsaved: '你的评论尚未发送。',
};
