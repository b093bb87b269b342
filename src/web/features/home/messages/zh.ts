import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  description: '关于值得了解的知识的限时选择题测验：每道题都有解析，每次成绩都会保存，完全免费。',
  hero: {
    title: '看看你<mark>真正掌握了</mark>什么',
    lead: '关于值得了解的知识的限时测验。每道题都有解析，每次成绩都会保存，目标是答对 80%。',
    getStarted: '开始使用',
    logIn: '登录',
    free: '免费。只需一个邮箱地址。',
    welcome: '欢迎，<name></name>',
    welcomeBack: '欢迎回来，<name></name>',
    memberLead: '选一个测验，或查看你的成绩。',
    explore: '浏览测验',
    myResults: '我的成绩',
    daily: '每日一题',
  },
  upNext: {
    title: '接下来',
    inProgress: '进行中，剩余 <time></time>',
    inProgressUntimed: '进行中',
    continue: '继续',
    openAgain: '已重新开放',
    opensIn: '<time></time>后开放',
    retake: '重考',
  },
  popular: '热门测验',
  allQuizzes: '所有测验',
  leaderboard: '排行榜',
  league: '周榜',
  testimonials: '学习者怎么说',
  shareExperience: '分享你的体验',
  figures: {
    label: '数字一览',
    quizzes: '个测验可参加',
    passMark: '答对即通过',
    failed: '后可重考未通过的测验',
    passed: '后可重考已掌握的测验',
  },
  hours: ({ count }) => plural(count, { other: '# 小时' }),
  days: ({ count }) => plural(count, { other: '# 天' }),
  features: {
    title: '为学习而生，而不是为了刷手机',
    timed: {
      title: '限时，但从容',
      text: '每个测验都有相同的时间限制，答得快不加分。你可以随时返回、跳过和标记题目。',
    },
    saved: {
      title: '你的答案不会丢失',
      text: '答案会即时保存。合上电脑、更换设备或断网都没关系：在时间用完之前，你可以从停下的地方继续。',
    },
    explained: {
      title: '每道题都有解析',
      text: '提交后，你会看到自己的答案、正确答案和原因。',
    },
    fair: {
      title: '公平的成绩',
      text: '抽题、计时和评分都由服务器完成，因此通过和上榜都是实力所得。',
    },
    wait: {
      title: '对你有益的等待',
      text: ({ failed, passed }) =>
        `未通过的测验 ${failed}后可重考，已掌握的测验 ${passed}后可重考。那时还记得的，才是真正学会的。`,
    },
    paths: {
      title: '循序渐进的学习路径',
      text: '学习系列把测验由浅入深排好顺序，并说明你将学到什么。',
    },
  },
  stories: {
    title: '成功故事',
    exam: {
      title: '考试之前',
      text: '先不复习直接做测验，阅读错题解析，然后等两天。第二次尝试会告诉你记住了什么、考前还要重读什么。',
    },
    group: {
      title: '在班级或团队中',
      text: '发一个链接，让每个人看看自己掌握了多少。下次上课或开会时，就从大多数人答错的地方讲起。',
    },
    pleasure: {
      title: '纯粹为了乐趣',
      text: '早晨喝咖啡时做十道题，选一个你一直想多了解的主题，再挑战一位朋友。',
    },
  },
  call: {
    title: '准备好填涂第一个答案了吗？',
    text: '你的成绩、进度和排名，都从一个账户开始。',
    action: '创建免费账户',
  },
  sample: {
    label: '试做一题',
    tryNow: '现在就试一题',
    position: ({ question, questions }) => `第 ${number(question)} 题，共 ${number(questions)} 题`,
    pick: '选一个答案。不会保存任何内容。',
    right: ({ explanation }) => `<strong>答对了。</strong>${explanation}`,
    wrong: ({ explanation }) => `<strong>不太对。</strong>${explanation}`,
    takeWhole: '做一个完整测验',
    next: '下一题',
  },
  questions: {
    ice: {
      text: '你把一杯满满的冰水放在桌上，直到冰块融化。水位会怎样？',
      a: '上升',
      b: '保持不变',
      c: '下降',
      d: '取决于杯子的形状',
      explanation: '浮冰排开的水恰好与它自身等重。融化后，它正好填满原来排开的空间。',
    },
    price: {
      text: '一件衬衫涨价 20%，然后打折降价 20%。折后价与最初价格相比如何？',
      a: '低 4%',
      b: '相同',
      c: '高 4%',
      d: '低 20%',
      explanation: '第二个 20% 是从涨价后的价格中减去的：100 变成 120，120 减去五分之一是 96。',
    },
    page: {
      text: '哪种方法最能帮你记住刚读过的一页？',
      a: '再读一遍',
      b: '画线标注',
      c: '合上书，说出内容',
      d: '听一遍',
      explanation: '从记忆中提取一次，下次提取就更容易。所以测验不仅能衡量，也能教学。',
    },
  },
};
