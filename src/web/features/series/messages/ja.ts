import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  series: 'シリーズ',
  title: '学習シリーズ',
  lead: 'スキルを身につけるための体系的な学習コース',
  category: 'カテゴリ',
  allCategories: 'すべてのカテゴリ',
  categoriesFailed: 'カテゴリを読み込めませんでした',
  all: 'すべてのシリーズ',
  of: ({ category }) => `${category}のシリーズ`,
  failed: 'シリーズを読み込めませんでした',
  loading: 'シリーズを読み込み中…',
  none: 'シリーズが見つかりません',
  noneYet: 'シリーズはまだ作成されていません。',
  noneInCategory: 'このカテゴリにはまだシリーズがありません。',
  level: {
    beginner: '初級',
    intermediate: '中級',
    advanced: '上級',
  },
  quizzes: ({ count }) => plural(count, { other: 'クイズ # 件' }),
  masteredOf: ({ mastered, count }) =>
    `クイズ ${plural(count, { other: '# 件' })}中 ${mastered} 件を習得`,
  created: '<date></date> に作成',
  prerequisitesOf: '<term>前提知識：</term><list></list>',
  partOf: 'シリーズの一部',
  step: ({ step, count }) => `クイズ ${step}／全 ${count} 件`,
  details: {
    back: 'すべてのシリーズ',
    title: 'シリーズの詳細',
    close: '詳細を閉じる',
    notFound: 'シリーズが見つかりません',
    notFoundHint: '削除されたか、アドレスが間違っている可能性があります。',
    outcomes: '学べること',
    noOutcomes: 'まだ説明がありません。',
    prerequisites: '前提知識',
    noPrerequisites: 'なし。',
    practise: 'このシリーズを練習する',
    quizzes: 'このシリーズのクイズ',
    noQuizzes: 'このシリーズにはまだクイズがありません。',
    masteredOf: ({ mastered, count }) => `${count} 件中 ${mastered} 件を習得`,
    mastered: '習得済み',
    noTimeLimit: '時間制限なし',
    questions: ({ count }) => plural(count, { other: '# 問' }),
    learners: ({ count }) => plural(count, { other: '学習者 # 人' }),
    attempts: ({ count }) => plural(count, { other: '受験 # 回' }),
    start: 'クイズを始める',
    startQuiz: ({ title }) => `クイズを始める：${title}`,
  },
};
