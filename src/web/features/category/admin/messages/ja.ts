import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  categories: 'カテゴリ',
  subCategories: 'サブカテゴリ',
  quizzes: 'クイズ',
  questions: '問題',
  name: '名前',
  category: 'カテゴリ',
  overview: '概要',
  archived: 'アーカイブ済み',
  draft: '下書き',
  denied: 'アクセスできません。管理者権限が必要です。',
  categoriesDescription: 'カテゴリを作成・名前変更・削除します。',
  hierarchy: 'コンテンツの階層',
  tree: 'コンテンツの階層',
  hierarchyLead: 'カテゴリ、サブカテゴリ、クイズ。',
  loadFailed: 'カテゴリを読み込めませんでした',
  quizzesFailed: 'クイズを読み込めませんでした',
  tryOtherWords: '語を減らすか変えてお試しください。',
  noCategories: 'カテゴリはまだありません',
  everyQuizBelongs: 'どのクイズも1つのカテゴリに属します。',
  createFirst: '「カテゴリ」で最初のカテゴリを作成してください。',
  noSubCategories: 'ここにはまだサブカテゴリがありません',
  whatSubCategoriesDo: 'カテゴリの中のクイズを分類します。',
  allCategories: 'すべてのカテゴリ',
  quizzesIn: ({ name }) => `${name} のクイズ`,
  edit: ({ name }) => `${name} を編集`,
  delete: ({ name }) => `${name} を削除`,
  deleteEmpty: '空のものを削除',
  inNone: 'サブカテゴリなし',
  nothingInIt: 'まだ何もありません',
  noQuizzesInIt: 'まだクイズがありません',

  kinds: {
    category: {
      create: 'カテゴリを作成',
      find: 'カテゴリを検索',
      noMatch: '一致するカテゴリはありません',
      deleted: 'カテゴリを削除しました。',
      deleteError: 'カテゴリを削除できませんでした',
      removal: 'このカテゴリを削除すると、サブカテゴリとクイズも削除されます。元に戻せません。',
    },
    subCategory: {
      create: 'サブカテゴリを作成',
      find: 'サブカテゴリを検索',
      noMatch: '一致するサブカテゴリはありません',
      deleted: 'サブカテゴリを削除しました。',
      deleteError: 'サブカテゴリを削除できませんでした',
      removal: 'このサブカテゴリを削除すると、そのクイズも削除されます。元に戻せません。',
    },
  },
  count: {
    categories: ({ count }) => plural(count, { other: '# 件のカテゴリ' }),
    subCategories: ({ count }) => plural(count, { other: '# 件のサブカテゴリ' }),
    quizzes: ({ count }) => plural(count, { other: '# 件のクイズ' }),
    questions: ({ count }) => plural(count, { other: '# 問' }),
  },
  facts: ({ first, second }) => `${first}、${second}`,
  threeFacts: ({ first, second, third }) => `${first}、${second}、${third}`,

  deletion: {
    cannotUndo: 'このカテゴリを削除しますか？元に戻せません。',
    subCategoriesGo: ({ count }) =>
      plural(count, { other: '# 件のサブカテゴリも一緒に削除されます。' }),
    emptyTitle: ({ count }) => plural(count, { other: '空のカテゴリ # 件を削除しますか？' }),
    emptyConsequences: 'サブカテゴリも一緒に削除されます。元に戻せません。',
    consequencesWithKept: ({ kept }) =>
      `サブカテゴリも一緒に削除されます。元に戻せません。${plural(kept, { other: 'クイズのある # 件のカテゴリは残ります。' })}`,
    delete: '削除',
    failed: 'カテゴリを削除できませんでした',
    title: ({ name }) => `「${name}」を削除しますか？`,
    tryAgain: 'もう一度お試しください。',
    lookUpFailed: '中身を確認できませんでした',
    nothingDeleted: '何も削除されませんでした',
    typeToConfirm: ({ name }) => `確認のため <name>${name}</name> と入力してください`,
    nothingInIt: '中身はありません。',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes}（${questions}）`,
    series: ({ count }) =>
      plural(count, { other: '# 件のシリーズ（ほかのカテゴリのクイズはそのまま残ります）' }),
    allTaken: 'これらのクイズはすべて受験済みです。アーカイブされ、受験者の結果は残ります。',
    someTaken: ({ count }) =>
      plural(count, {
        other: 'このうち # 件のクイズは受験済みです。アーカイブされ、受験者の結果は残ります。',
      }),
  },
  deleted: {
    done: ({ count }) => plural(count, { other: '# 件のカテゴリを削除しました' }),
    notDone: '削除されませんでした',
    already: ({ count }) => plural(count, { other: '# 件のカテゴリはすでに削除されています。' }),
    missing: ({ count }) =>
      plural(count, { other: '# 件のカテゴリはその間に削除されていました。' }),
  },
  form: {
    titles: {
      newCategory: 'カテゴリを作成',
      category: 'カテゴリを編集',
      newSubCategory: 'サブカテゴリを作成',
      subCategory: 'サブカテゴリを編集',
    },
    saved: {
      newCategory: 'カテゴリを作成しました。',
      category: 'カテゴリを更新しました。',
      newSubCategory: 'サブカテゴリを作成しました。',
      subCategory: 'サブカテゴリを更新しました。',
    },
    failed: {
      newCategory: 'カテゴリを作成できませんでした',
      category: 'カテゴリを更新できませんでした',
      newSubCategory: 'サブカテゴリを作成できませんでした',
      subCategory: 'サブカテゴリを更新できませんでした',
    },
    failedInHierarchy: {
      newCategory: 'カテゴリを作成できませんでした',
      category: 'カテゴリを更新できませんでした',
      newSubCategory: 'サブカテゴリを作成できませんでした',
      subCategory: 'サブカテゴリを更新できませんでした',
    },
    chooseCategory: 'カテゴリを選択',
    categoryRequired: 'カテゴリを選択してください',
    categoryName: 'カテゴリ名',
    displayName: '表示名',
    description: '説明',
    imageUrl: '画像のURL',
    cancel: 'キャンセル',
    create: '作成',
    save: '保存',
    internalName: ({ name }) => `内部名：${name}`,
    howNamed: '小文字とアンダースコア。入力した内容から作られます。',
    storedAs: ({ name }) => `<code>${name}</code> として保存されます`,
  },
};
