import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '分享你的体验',
  description: '告诉大家在这里学习的感受。',
  lead: '告诉大家在这里学习的感受。你的话经审核后会显示在首页。',
  signIn: {
    title: '需要登录',
    hint: '请登录后分享你的体验。',
    action: '登录',
  },
  earlier: {
    pending: '你上次的评价正在等待审核。新的评价会替换它。',
    approved: '你上次的评价已在首页。新的评价通过审核后会替换它。',
    rejected: '你上次的评价未发布。欢迎再写一条。',
  },
  thanks: {
    title: '谢谢！',
    text: '我们已收到你的评价。审核通过后会显示在首页。',
    another: '再写一条',
    explore: '浏览测验',
  },
  form: {
    leaving: '你的评价尚未发送，离开后将丢失。',
    name: '姓名',
    nameHint: '将与你的评价一起显示',
    role: '身份/职务',
    roleHint: '学生、教师、好奇的人……',
    rating: '评分',
    content: '评价',
    contentHint: '在这里学习感觉如何？',
    length: ({ length, most }) => `${number(length)} / ${number(most)}`,
    failed: '评价提交失败，请重试。',
    kept: '你写的内容仍在这里。',
    submit: '提交评价',
  },
  preview: {
    label: '预览',
    hint: '显示效果',
    name: '你的姓名',
    role: '你的身份',
    content: '你的话。',
  },
  ratings: {
    unrated: '点击评分',
    poor: '差',
    fair: '一般',
    good: '好',
    veryGood: '很好',
    excellent: '非常好！',
  },
  star: ({ star, label }) => `${number(star)} 星（共 5 星）：${label}`,
  rated: ({ rating }) => `评分 ${number(rating)}/5`,
  carousel: {
    label: '学习者评价',
    carousel: '轮播',
    slide: '幻灯片',
    position: ({ position, count }) => `第 ${number(position)} 条，共 ${number(count)} 条`,
    failed: '加载评价时出错',
    loading: '正在加载评价…',
    none: '还没有评价。来写第一条吧。',
    previous: '上一条评价',
    next: '下一条评价',
    item: ({ position }) => `评价 ${number(position)}`,
    play: '播放评价',
    pause: '暂停播放评价',
    hint: '用按钮按自己的节奏阅读评价。',
  },
};
