import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '前往、编辑或创建',
  close: '关闭',
  find: '查找页面、测验、系列、文章或类别',
  kinds: '页面、测验、系列、文章或类别',
  searching: '正在搜索…',
  failed: '部分名称无法搜索。请检查你的网络连接。',
  nothing: '没有匹配的内容。',

  groups: {
    create: '创建',
    goTo: '前往',
    quizzes: '编辑测验',
    posts: '编辑博客文章',
    series: '查找系列',
    categories: '查找类别',
  },
  pages: {
    createQuiz: '创建测验',
    createQuestion: '创建题目',
    createPost: '创建博客文章',
    dashboard: '仪表板',
    allQuizzes: '全部测验',
    deletedQuizzes: '已删除的测验',
    categories: '类别',
    hierarchy: '内容层级',
    series: '学习系列',
    testimonials: '用户评价',
    auditTrail: '变更记录',
    settings: '设置',
    toReview: '待审核的用户评价',
    blogManager: '博客管理',
    attempts: '尝试',
    classes: '班级',
  },
};
