export const messages = {
  title: '実績',
  lead: '実績はそれぞれ一度だけ与えられ、ずっと残ります。以前の成果も数えられます。',
  failed: '実績を読み込めませんでした',
  counted: {
    'quizzes-passed': '合格したクイズ',
    'full-scores': '全問正解したクイズ',
    'second-chances': '不合格の後に合格したクイズ',
    'practice-answers': '練習での解答',
    'goal-days': '1 日の目標を達成した日',
    certificates: '有効な修了証',
  },
  soFar: ({ count }: { count: string }) => `これまで：${count}`,
  earned: ({ level }: { level: string }) => `レベル ${level}：達成`,
  notEarned: ({ level }: { level: string }) => `レベル ${level}：未達成`,
};
