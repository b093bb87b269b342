import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '尝试',
  attempt: ({ number }) => `尝试 ${number}`,
  description: '一次尝试中收到的内容。',
  lead: '服务器在一次尝试中依次收到的所有答案。学习者可在成绩页面看到尝试编号。',
  denied: '拒绝访问',
  attemptNumber: '尝试编号',
  wholeNumber: '请输入整数',
  show: '显示',
  notFound: ({ number }) => `没有编号为 ${number} 的尝试`,
  failed: '无法显示这次尝试',
  loading: '正在加载尝试',

  open: '进行中',
  learner: '学习者',
  erasedAccount: '已删除的账户',
  result: '成绩',
  notGraded: '尚未评分',
  score: ({ score, total, percent }) => `答对 ${score}/${total}，${percent}`,
  points: ({ score, total, percent }) => `${score} 分，满分 ${total} 分，${percent}`,
  started: '开始时间',
  deadline: '截止时间',
  exceptions: '例外',
  moreTime: ({ percent }) => `时间增加 ${percent}`,
  chosenTime: ({ percent }) => `时间增加 ${percent}，由学习者自行选择`,
  addedMinutes: ({ count }) => plural(count, { other: '增加了 # 分钟' }),
  waitEnded: '此前的等待被提前结束',
  ended: '结束时间',
  received: '已接收',
  lastHash: ({ hash }) => `最后一个哈希值，与回执相同：<code>${hash}</code>`,

  record: {
    complete: {
      title: '记录完整',
      text: '每个已存储的答案都与其题目的最后一个事件一致。',
    },
    incomplete: {
      title: '记录不完整',
      text: '较早的版本存储了一些没有事件的答案。',
    },
    altered: {
      title: '记录已被篡改',
      text: '某个已存储的答案或事件在数据库中被更改，并非由本程序更改。',
    },
  },
  events: ({ count }) => plural(count, { other: '# 个事件' }),
  question: ({ number }) => `第 ${number} 题`,
  noAnswer: '未作答',
  flagged: '已标记',
  afterEvent: ({ number, total, time }) => `第 ${number} 个事件之后（共 ${total} 个），${time}`,
  beforeFirst: '第一个事件之前',
  previousEvent: '上一个事件',
  nextEvent: '下一个事件',
  moment: '时刻',
  paper: '此刻的答卷',
  correct: '正确',
  partlyRight: '部分正确',
  wrong: '错误',
  nothingReceived: '没有收到答案。',
  eventsErased: '账户已删除，事件也一并删除。',
};
