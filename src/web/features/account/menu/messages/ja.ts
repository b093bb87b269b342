import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'ログイン',
  yourMenu: ({ name }) => `あなたのメニュー、${name}`,
  profile: 'プロフィール',
  myResults: '自分の結果',
  practice: '練習',
  classes: 'クラス',
  notifications: '通知',
  adminDashboard: '管理ダッシュボード',
  manageQuizzes: 'クイズを管理',
  manageClasses: 'クラスを管理',
  createQuiz: 'クイズを作成',
  logOut: 'ログアウト',
  loggingOut: 'ログアウトしています…',
  loggedOut: { title: 'ログアウトしました', text: '正常にログアウトしました。' },
  logoutFailed: 'ログアウトできませんでした',
};
