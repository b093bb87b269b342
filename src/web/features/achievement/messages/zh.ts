export const messages = {
  title: '成就',
  lead: '每项成就只授予一次并一直保留，以前完成的也计算在内。',
  failed: '无法加载成就',
  counted: {
    'quizzes-passed': '通过的测验',
    'full-scores': '全部答对的测验',
    'second-chances': '未通过后再通过的测验',
    'practice-answers': '练习中的答案',
    'goal-days': '达到每日目标的天数',
    certificates: '有效的证书',
  },
  soFar: ({ count }: { count: string }) => `目前：${count}`,
  earned: ({ level }: { level: string }) => `${level} 级：已获得`,
  notEarned: ({ level }: { level: string }) => `${level} 级：尚未获得`,
};
