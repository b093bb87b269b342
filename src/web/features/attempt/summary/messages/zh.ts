import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  pending: {
    title: '尚未提交',
    kept: '你的答案已保存在本设备上。',
    keptOf: ({ answered, total }) => `你的答案已保存在本设备上。你回答了 ${answered}/${total} 题。`,
    offline: '网络不可用。答案会自动提交，请保持此页面打开。时间到时，之前已保存的内容仍会计入。',
    serverProblem:
      '服务器出现问题。答案会自动提交，请保持此页面打开。时间到时，之前已保存的内容仍会计入。',
  },
  tryAgain: '重试',
  rejected: { title: '未提交', error: '提交测验时出错' },
  backToQuiz: '返回测验',
  myResults: '我的成绩',
  notLoaded: '无法加载你的成绩',
  safe: '它已安全保存在服务器上。',
  stillOpen: {
    title: '本次尝试仍在进行',
    reason: '提交后或时间到时，成绩会显示在这里。',
    continue: '继续测验',
  },
  void: { title: '本次尝试不计入', reason: '你在最初几秒内离开了。你可以随时重新开始测验。' },
  browse: '浏览测验',
  bubbles: '你的答案',
  bubble: {
    correct: ({ number }) => `第 ${number} 题，正确`,
    part: ({ number }) => `第 ${number} 题，部分正确`,
    wrong: ({ number }) => `第 ${number} 题，错误`,
    empty: ({ number }) => `第 ${number} 题，未作答`,
    waiting: ({ number }) => `第 ${number} 题，待评分`,
  },
  seeMistakes: '查看错题',
  nextMistake: '下一道错题',
  missing: ({ count, pass, total }) =>
    `如果再答对 ${plural(count, { other: '#' })} 题，就通过了（${pass}/${total}）。`,
  missingPoints: ({ count, pass, total }) =>
    `如果再得 ${plural(count, { other: '#' })} 分，就通过了（${pass}/${total}）。`,
  whatNext: '接下来',
  mastered: '你已掌握此测验。',
  readExplanations: '再次尝试前请先阅读解析。',
  waitForMarks: '全部评分后你会收到通知。',
  retakeOn: '你可以在 <date></date> 重考。',
  review: '查看答案',
  moreQuizzes: '更多测验',
  timeTaken: ({ duration }) => `用时：${duration}`,
  ranOutEmpty: '时间到时没有任何答案：本次尝试计为零分。',
  left: '你中途离开了本次尝试：计为零分。',
  ranOut: '时间到。你的答案按当时的状态评分。',
  last: {
    same: ({ percent }) => `与上次相同（${percent}）`,
    above: ({ points, percent }) =>
      `比上次高 ${plural(points, { other: '#' })} 个百分点（${percent}）`,
    below: ({ points, percent }) =>
      `比上次低 ${plural(points, { other: '#' })} 个百分点（${percent}）`,
  },
  average: {
    same: ({ percent }) => `与其他学习者的平均水平相同（${percent}）`,
    above: ({ points, percent }) =>
      `比其他学习者的平均水平高 ${plural(points, { other: '#' })} 个百分点（${percent}）`,
    below: ({ points, percent }) =>
      `比其他学习者的平均水平低 ${plural(points, { other: '#' })} 个百分点（${percent}）`,
  },
};
