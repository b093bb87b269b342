import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '成绩解析',
  notLoaded: '解析未能加载',
  save: '保存数据',
  file: ({ id, product }) => `${product}-result-${id}.json`,
  passing: {
    title: '怎样才能通过',
    passed: ({ needed }) => `已通过：需要 ${needed}。`,
    unanswered: ({ count }) => `你有 ${plural(count, { other: '# 题' })}没有作答。`,
  },
  time: {
    title: '时间用在哪里',
    longest: ({ duration, number, total }) =>
      `第 ${number} 题用时最长：${total} 中的 ${duration}。`,
    rest: ({ duration }) => `最后一次作答之后又过了 ${duration}。`,
    meaning: '保存答案之前的时间算在该题上，其中也包括休息和只看未答的题目。',
    unknown: '这次尝试没有记录用时。',
    noAnswer: '这次尝试没有保存任何答案。',
    question: '题目',
    course: '尝试过程',
    time: '用时',
    showAll: ({ count }) => `显示全部 ${count} 题`,
  },
  changes: {
    title: '修改过的答案',
    none: '你没有修改过答案。',
    changed: ({ count }) => `你修改了 ${plural(count, { other: '# 题' })}的答案。`,
    effects: ({ right, wrong }) =>
      `${plural(right, { other: '# 题改对' })}，${plural(wrong, { other: '# 题改错' })}。`,
    gained: ({ points }) => `折合分数：${points}。`,
    hidden: '修改的结果会与正确答案一起显示。',
    question: ({ effect, number }) => `第 ${number} 题：${effect}`,
    effect: { to_right: '改对了', to_wrong: '改错了', other: '有修改，但对错未变' },
  },
  topics: {
    title: '主题',
    none: '这次尝试的题目没有标签。',
    meaning:
      '色条是你在这次尝试中的得分比例。细线表示题目非常多时你的比例所在的范围（95% 的把握）：题目越少，线越长。',
    hidden: '主题会与答案的对错一起显示。',
    topic: '主题',
    share: '比例',
    earned: ({ asked, earned }) => `${earned}/${asked}`,
    range: ({ high, low }) => `${low} 至 ${high}`,
  },
  compared: {
    title: '比较',
    first: '这是你在此测验中的第一次计分尝试。',
    before: ({ before, now }) => `上一次尝试：${before}。这一次：${now}。`,
    ownAttempts: '你在此测验中的尝试',
    others: ({ below, median, takers }) =>
      `其他 ${takers} 名学习者中有一半在第一次尝试中达到 ${median} 或更高。你的成绩高于其中的 ${below}。`,
    tooFew: ({ count }) => `其他学习者达到 ${count} 人后才显示，以免有人的成绩被推测出来。`,
    distribution: '其他学习者的成绩',
    range: '成绩',
    learners: '学习者',
    between: ({ from, to }) => `${from} 至 ${to}`,
    yours: ({ range }) => `${range}（你）`,
  },
  next: {
    title: '接下来做什么',
    set: ({ count }) => plural(count, { other: '练习 # 题' }),
    meaning: '先练习没有答对的题目，再练习你见过的带有相同标签的题目。',
    nothing: '没有答对的题目都无法练习。',
    hidden: '正确答案显示之后，就可以练习没有答对的题目。',
    mixed: '混合练习',
  },
};
