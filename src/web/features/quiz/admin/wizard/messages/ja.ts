import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '問題を作成',
  description: 'クイズに問題を追加します。',
  lead: 'カテゴリ、クイズの順に選び、問題を書きます。',
  steps: {
    label: '手順',
    category: 'カテゴリ',
    quiz: 'クイズ',
    question: '問題',
  },
  notCreated: '問題はまだ作成されていません。下書きは保存されています。',
  noCategories: 'カテゴリはまだありません',
  noCategoriesHint: '問題はクイズに、クイズはカテゴリに属します。',
  createCategory: 'カテゴリを作成',
  chooseCategory: 'カテゴリを選択',
  noSuchCategory: '該当するカテゴリがありません',
  categoryOption: ({ count, name }) => `${name}（${plural(count, { other: '# 件のクイズ' })}）`,
  categoryMissing: 'カテゴリを選択してください',
  cancel: 'キャンセル',
  next: '次へ',
  back: '戻る',
  findQuiz: 'このカテゴリのクイズを検索',
  loadFailed: 'クイズを読み込めませんでした',
  categoriesFailed: 'カテゴリを読み込めませんでした',
  loading: 'クイズを読み込み中…',
  noMatch: '一致するクイズがありません',
  noneInCategory: 'このカテゴリにはまだクイズがありません',
  createQuiz: 'クイズを作成',
  quizzes: 'クイズ',
  questions: ({ count }) => `${plural(count, { other: '# 問' })}`,
  questionsOfDraft: ({ count }) => `${plural(count, { other: '# 問' })}、下書き`,
  newQuestionIn: ({ title }) => `${title} の新しい問題`,
  preview: 'プレビュー',
  notSaved: '保存できませんでした',
  stillHere: ({ reason }) => `${reason}入力した内容はすべて残っています。`,
  created: '問題を作成しました！',
  failed: '問題を作成できませんでした',
  tryAgain: 'もう一度お試しください。',
  added: '問題を<quiz></quiz>に追加しました。',
  addAnother: 'このクイズにもう 1 問追加',
  openQuiz: 'クイズを開く',
};
