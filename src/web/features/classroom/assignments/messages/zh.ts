import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  edit: '更改作业',
  editNamed: ({ name }) => `更改作业 ${name}`,
  editHint: '成绩会立即按新条件计算。手动设定的成绩保持不变。',
  edited: '作业已更改',
  series: '系列',
  seriesHint: '其中每个测验都通过即为完成。始终以系列当前内容为准：新加入的测验也计入。',
  findSeries: '查找系列',
  noSeries: '未找到系列',
  quizzes: ({ count }) => plural(count, { other: '# 个测验' }),
  late: '迟交',
  policies: {
    marked: '计入，并标记为迟交',
    refused: '不计入',
    deducted: '计入，但扣分',
    deducted_daily: '计入，但按天扣分',
  },
  deduction: '扣分',
  deductionPerDay: '每天扣分（不足一天按一天计）',
  deductionHint: '满分 100 分：扣 10 分时，80% 变为 70%。',
  maxDeduction: '最多',
  cutOff: '最后日期',
  cutOffHint: '留空：没有。之后完成的不计入。',
  cutOffBeforeDue: '最后日期必须晚于截止时间',
  audience: '布置给',
  everybody: '所有人',
  everybodyHint: '班级里的所有人，包括之后加入的人。',
  chosenMembers: '选定的成员',
  members: '成员',
  findMembers: '查找成员',
  noMember: '未找到成员',
  forMembers: ({ count }) => plural(count, { other: '布置给 # 名成员。' }),
  differentFor: ({ count }) => plural(count, { other: '对 # 名成员另有安排。' }),
  different: '个别成员的不同安排',
  differentHint: '更晚的日期、不同的开始时间，或免做。',
  addMember: '添加成员',
  removeNamed: ({ name }) => `移除 ${name} 的不同安排`,
  laterDue: '更晚的截止日期',
  laterCutOff: '更晚的最后日期',
  otherStart: '不同的开始时间',
  asForAll: '留空：与所有人相同。',
  excuse: '免做：不计成绩',
  notLater: '日期必须晚于作业的日期',
  startAfterDue: '开始时间必须早于截止日期',
  notes: {
    refused: '迟交不计入。',
    deducted: ({ percent }) => `迟交扣 ${percent} 分（满分 100 分）。`,
    deductedDaily: ({ percent, maxPercent }) =>
      `迟交每天扣 ${percent} 分（满分 100 分），最多扣 ${maxPercent} 分。`,
    cutOff: '<date></date> 之后一律不计入。',
  },
};
