import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  denied: '拒绝访问',
  title: '题目质量',
  pageTitle: '题目质量，管理',
  description: '需要决定的题目：根据答案和学习者的报告。',
  lead: '需要决定的题目，最紧急的在前。每十分钟分析一次答案，至少需要 30 个已评分的答案。',
  failed: '加载题目时出错',
  panelFailed: '加载题目时出错',
  found: ({ count }) => plural(count, { other: '有 # 道题需要决定' }),
  question: '题目',
  answers: '已评分答案',
  findings: '值得注意',
  reports: '报告',
  show: '显示',
  all: '全部',
  reported: '学习者报告的',
  kinds: {
    wrong_key: '答案可能有误',
    second_key: '第二个正确答案',
    guessed: '靠猜测',
    drifted: '修改后有变化',
    unused_options: '无人选择的选项',
  },
  certainties: {
    possible: '可能',
    likely: '很可能',
    almost_certain: '几乎确定',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `${share} 的人回答“${answer}”，他们在其他题目上比答案被判为正确的人做得更好。标准答案很可能有误。`,
    second_key: ({ share, answer }) =>
      `${share} 的人回答“${answer}”，他们在其他题目上与答案被判为正确的人做得一样好。它可能也是正确的。`,
    guessed: '正确答案的数量与随机猜测相当，知识更多的人也没有答得更好。题目可能不清楚。',
    drifted: ({ before, after }) => `上次修改前 ${before} 答对，之后 ${after}。`,
    unused_options: ({ options }) => `几乎没有人选择 ${options}。请替换或删除没有迷惑作用的选项。`,
  },
  noneYet: '答案中没有异常。',
  few: '自上次修改以来至少需要 30 个已评分的答案。',
  given: '回答情况',
  omitted: '未作答',
  isKey: '标准答案',
  better: '其他题更好',
  worse: '其他题更差',
  someone: '某人',
  record: ({ count }) => plural(count, { other: '其报告中有 # 个促成了修改' }),
  noRecord: '首次报告',
  reportKinds: {
    wrong_key: '标为正确的答案有误',
    unclear: '题目不清楚',
    typo: '错别字或语言错误',
    offensive: '冒犯性内容',
    other: '其他',
  },
  usedIn: '用于',
  usedNowhere: '没有测验使用它。',
  edit: ({ title }) => `在“${title}”中编辑`,
  decision: '决定',
  keep: '保持原样',
  keepHint: '将题目移出此列表，直到它被修改或答案数量翻倍。其报告将被处理。',
  fix: '标记为已修正',
  fixHint: '处理报告。题目将根据修改后的答案重新判断。',
  keptSince: '自 <date></date> 起保持原样',
  done: {
    kept: '题目保持原样',
    fixed: '报告已处理',
  },
  notDone: '决定未保存',
  none: '没有需要决定的题目',
  noneHint: '当答案或报告显示可能有误时，题目会出现在这里。',
  close: '关闭',
};
