import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: '登录',
  yourMenu: ({ name }) => `你的菜单，${name}`,
  profile: '个人资料',
  myResults: '我的成绩',
  practice: '练习',
  classes: '班级',
  notifications: '通知',
  adminDashboard: '管理后台',
  manageQuizzes: '管理测验',
  manageClasses: '管理班级',
  createQuiz: '创建测验',
  logOut: '退出登录',
  loggingOut: '正在退出…',
  loggedOut: { title: '已退出登录', text: '你已成功退出登录。' },
  logoutFailed: '退出登录失败',
};
