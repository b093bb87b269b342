import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '練習',
  daily: '今日の問題',
  bookmarks: 'ブックマークとメモ',
  lead: '一度見た問題を、何度でも解けます。練習は結果に数えられず、ロックもかかりません。',
  nothingYet: 'まだ練習できる問題がありません',
  sprintMode: '5 分間スプリント',
  nothingYetHint:
    'クイズを終えると、その問題をここでいつでも練習できます。クイズがロック中でもかまいません。',
  chooseQuiz: 'クイズを選ぶ',
  due: ({ count }) => plural(count, { other: '# 問が復習の時期です' }),
  nothingDue: '今は復習する問題がありません',
  dueHint: '忘れかけている問題です。今数分復習しておけば、あとで長い時間をかけずに済みます。',
  nothingDueHint: '好きなものを練習するか、あとでまた来てください。',
  mistakesHint: '間違えた問題をやり直すか、あとでまた来てください。',
  practiseDue: '復習を始める',
  practiseMixed: 'いろいろ練習する',
  mistakes: ({ count }) => plural(count, { other: '間違えた # 問をやり直す' }),
  forecast: 'これから 2 週間の復習',
  dueOn: ({ day, count }) => `${day}：${plural(count, { other: '# 問' })}`,
  today: '今日',
  seen: '見た問題',
  thisWeek: '7 日間の練習',
  rightThisWeek: '7 日間の正答率',
  topics: 'テーマ',
  topicsHint: '今日正しく答えられると見込まれる割合です。弱いものが先です。',
  quizzes: 'クイズ',
  remembered: ({ percent }) => `記憶 ${percent}`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { other: '# 問' })}、復習 ${number(due)} 問`,
  practise: '練習',
  practiseNamed: ({ name }) => `練習：${name}`,
  settings: '設定',
  target: '覚えておきたい割合',
  targetHint:
    '思い出せる見込みがこの割合まで下がると、問題がまた出ます。割合が高いほど 1 日の問題が増えます。',
  asksConfidence: '自信の程度をたずねる',
  asksConfidenceHint: '当て推量の正解は、早めにまた出ます。',
  dailyGoal: '1 日の問題数',
  dailyGoalHint:
    'クイズと練習を合わせた 1 日の目標です。日付はプロフィールのタイムゾーンで数えます。',
  noGoal: '目標なし',
  notSaved: '設定を保存できませんでした',
  notLoaded: '問題を読み込めませんでした',
  emptySet: 'ここに練習できる問題はありません',
  emptySetHint: '今のところ、該当する復習はありません。',
  emptyQuizHint:
    'クイズの問題は、正解が表示される受験を終えたあとに練習できます。作成者が練習に公開していれば、すぐに練習できます。',
  emptyBookmarksHint:
    '結果の画面か、ここで解答したあとにブックマークできます。クイズが公開されている間、練習できます。',
  toOverview: '練習の一覧',
  progress: '進み具合',
  doneOf: ({ done, total }) => `${total} 問中 ${done} 問`,
  check: '答え合わせ',
  next: '次の問題',
  finish: '終了',
  notChecked: '答え合わせができませんでした',
  howSure: '自信はありますか？',
  confidences: { sure: 'ある', unsure: 'たぶん', guess: '当て推量' },
  againOn: '<date></date> にまた出ます。',
  setDone: '終わりました',
  rightOf: ({ right, total }) => `${total} 問中 ${right} 問正解`,
  allRight: '全問正解です。すばらしい！',
  someWrong: ({ count }) => plural(count, { other: '# 問間違えました。近いうちにまた出ます。' }),
  more: 'もう 1 セット',
  toMistakes: '間違いをやり直す',
};
