import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  title: '学习者的看法',
  average: '平均',
  learners: '学习者',
  public: '有五位学习者评星后，所有人都能看到平均星级。',
  none: '还没有评星',
  noneHint: '学习者完成一次尝试后即可评星。',
  distribution: '各星级的学习者人数',
  stars: '星级',
  remarks: '评语',
  noRemarks: '还没有人写评语。',
  anonymous: '评语只带日期，不带姓名。',
  remark: '评语',
  day: '日期',
  state: '状态',
  report: '举报不当内容',
  reported: '已举报',
  hide: '隐藏',
  hidden: '已隐藏',
  show: '重新显示',
  shown: '评语已显示',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}：${remark}`,
  notDone: '操作未成功',
  failed: '无法加载星级',
  download: '下载 CSV',
  downloadFailed: '无法生成文件',
  reportedTitle: '被举报的评语',
  reportedHint: '作者请你隐藏这些关于其测验的评语。无论如何，星级都会计入。',
  quiz: '测验',
  keep: '保留',
  kept: '评语保留',
  rated: ({ rating }) => `评分 ${number(rating)}/5`,
};
