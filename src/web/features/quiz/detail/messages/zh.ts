import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  quizzes: '测验',
  breadcrumb: '面包屑导航',
  descriptionOf: ({ questions, category }) =>
    `${category}限时测验，共 ${plural(questions, { other: '#' })} 道题。`,
  alsoIn: '其他语言：',
  inYourLanguage: '用中文做此测验',
  challenged: '有人向你发起挑战！',
  challenge: '一位朋友邀请你挑战其得分。',
  challengeWithBest: ({ best }) => `一位朋友邀请你挑战其得分。目前最高得分为 ${best}。`,
  othersResults: '其他人的成绩',
  everyonesResults: '所有人的成绩',
  takers: ({ count }) => plural(count, { other: '位学习者参加过' }),
  onlyYou: '位学习者参加过：你',
  topScore: '最高得分',
  averageScore: '平均得分',
  passRate: '通过率',
  takeThisQuiz: '参加此测验',
  passMark: ({ percent }) => `及格线 ${percent}。从第一题开始计时。`,
  passMarkUntimed: ({ percent }) => `及格线 ${percent}。不限时。`,
  allRules: '所有规则',
  free: '免费。你的成绩会被保存。',
  yourProgress: '你的进度',
  notTaken: '你还没有参加过此测验。',
  left: '你在提交前离开了此测验，暂无得分。',
  mastered: '已掌握',
  best: ({ correct, total, count }) =>
    `最佳成绩：${total} 题答对 ${correct} 题，共 ${plural(count, { other: '#' })} 次尝试；最近一次：<date></date>`,
  bestPoints: ({ points, total, count }) =>
    `最佳成绩：${points} 分，满分 ${total} 分，共 ${plural(count, { other: '#' })} 次尝试；最近一次：<date></date>`,
  marks: {
    last: ({ percent }) => `以最后一次尝试为准：${percent}`,
    average: ({ percent }) => `以平均成绩为准：${percent}`,
    first: ({ percent }) => `以第一次尝试为准：${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `你的成绩（从旧到新）：${results}。及格线：${passMarks}。`,
  thenPassMark: ({ before, percent }) => `${before}，之后 ${percent}`,
  timeIsUp: '时间到',
  leftAtOnce: '你刚开始就离开了此测验，现在时间已到。',
  untilStart: '后可以重新开始（<at></at>）',
  untilRetake: '后可以重考（<at></at>）',
  closedFirst: '测验将在你可以重考之前关闭。',
  passed: '通过',
  failedCooldown: '未通过 – 冷却中',
  toBeMarked: '待评分',
  lastResult: ({ score, total, percent }) => `${score}/${total}，${percent}。`,
  lastPoints: ({ points, total, percent }) => `${points} 分，满分 ${total} 分，${percent}。`,
  seeAnswers: '查看你的答案',
  practise: '练习这些题目',
  practiseOthers: '练习其他题目',
  notFound: '未找到测验',
  notFoundHint: '你要找的测验不存在或已被移除。',
  browse: '浏览测验',
  access: {
    opens: '<date></date> 开始',
    closes: '<date></date> 截止',
    extraTime: ({ percent, time }) => `你的时间增加 ${percent}：${time}。`,
    extraAttempts: ({ count, all }) =>
      `你可多尝试 ${plural(count, { other: '# 次' })}：共 ${all} 次。`,
    ownDate: '为你单独设定的日期。',
    needsCode: '开始前需要访问码。',
    notYet: '尚未开始',
  },
  overview: {
    title: ({ title }) => `开始之前：${title}`,
    description: '规则、时间、及格线，以及中途离开或未通过的后果。',
    lead: '测验内容、评分方式，以及中途离开或时间用完的后果。',
    back: '返回测验',
    rules: '规则与时间',
    questions: '你可以跳过、标记并返回。未作答的题目按答错计算。',
    questionsOneWay: '题目逐题出现，不能返回：请先作答再继续。未作答的题目按答错计算。',
    questionsWithPenalty: '你可以跳过、标记并返回。未作答的题目不得分也不扣分。',
    questionsOneWayWithPenalty:
      '题目逐题出现，不能返回：请先作答再继续。未作答的题目不得分也不扣分。',
    allOnOnePage: '所有题目在同一页。',
    clock: '从第一题开始计时，即使关闭页面也会继续。在时间用完之前，你可以在任何设备上返回。',
    noClock: ({ days }) =>
      `不必着急。你可以关闭页面，之后在任何设备上继续。测验截止时或 ${plural(days, { other: '# 天' })}后仍未提交的尝试，将按届时已保存的答案评分。`,
    questionTime: ({ seconds }) => plural(seconds, { other: '每题 # 秒' }),
    questionTimeText:
      '进入一道题时开始计时，即使关闭页面也会继续。时间一到，以已给出的答案为准，并进入下一题。',
    toPass: ({ percent }) => `达到 ${percent} 即通过`,
    passMark: ({ needed, count }) =>
      `即 ${plural(count, { other: '#' })} 道题中答对 ${needed} 道。如果有多个正确选项，必须全部选中且不多选。`,
    passMarkPoints: ({ needed, count }) =>
      `即 ${plural(count, { other: '#' })} 分中的 ${needed} 分；每答对一题得 1 分。`,
    partialCredit: '部分得分',
    partialCreditText: '部分正确的答案得该题的部分分。如果有多个正确选项，选对加分，选错减分。',
    penalty: '答错扣分',
    penaltyText: ({ percent }) =>
      `答错一题扣该题的 ${percent}。未作答的题目不扣分。成绩不会低于零。`,
    timeOut: '时间用完时',
    timeOutText: '你的答案会自动提交并评分。',
    checking: '检查答案',
    checkingText: {
      marks:
        '你可以逐题检查答案，并立即看到是否正确。检查后不能再更改；如果之后离开，本次尝试将按现状评分。',
      keys: '你可以逐题检查答案，并立即看到正确答案。检查后不能再更改；如果之后离开，本次尝试将按现状评分。',
      explanations:
        '你可以逐题检查答案，并立即看到正确答案和解析。检查后不能再更改；如果之后离开，本次尝试将按现状评分。',
    },
    leaving: '如果中途离开',
    leavingText: '确认“离开测验”会以零分结束本次尝试。断网或没电则不会：你的答案会随时保存。',
    failing: '如果未通过',
    failingText: ({ failedHours, passedDays }) =>
      `你可以在 ${plural(failedHours, { other: '#' })} 小时后重考。如果现在未通过，即 <date></date>。已通过的测验可在 ${plural(passedDays, { other: '#' })} 天后重考。`,
    attempts: ({ count }: { count: number }) => plural(count, { other: '# 次尝试' }),
    attemptsText: '这是可以尝试的次数。中途放弃也算一次。',
    counted: '以哪次尝试为准',
    countedText: {
      last: '以最后一次尝试为准。',
      average: '以所有尝试的平均成绩为准。',
      first: '以第一次尝试为准。',
    },
    noWait: '可以立即重新参加。',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `未通过时，${failed}后可以重考；如果现在未通过，就是 <date></date>。通过后，${passed}后可以重考。`,
    antiCheating: '防作弊',
    antiCheatingText:
      '服务器负责计时，抽取题目并进行评分；尝试期间，在你提交之前，正确答案绝不会发送到你的浏览器。除此之外不作任何记录：不录摄像头、屏幕或键盘输入。请独立作答，不看笔记。',
    antiCheatingChecked:
      '服务器负责计时，抽取题目并进行评分；尝试期间，只有在你提交或检查答案之后，正确答案才会发送到你的浏览器。除此之外不作任何记录：不录摄像头、屏幕或键盘输入。请独立作答，不看笔记。',
    startNow: '现在开始',
  },
};
