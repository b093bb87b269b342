import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: '首页',
  quizzes: '测验',
  series: '系列',
  blog: '博客',
  profile: '个人资料',
  contact: '联系我们',
  privacyPolicy: '隐私政策',
  termsOfService: '服务条款',
  accessibility: '无障碍',
  skipToContent: '跳到正文',
  homePage: ({ product }) => `${product}，首页`,
  main: '主导航',
  footer: '页脚',
  menu: '菜单',
  closeMenu: '关闭菜单',
  language: '语言',
  languageFailed: '语言未更改',
  toLight: '切换到浅色',
  toDark: '切换到深色',
};
