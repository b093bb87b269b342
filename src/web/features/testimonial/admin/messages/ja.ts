import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '学習者の声',
  pageTitle: '学習者の声（管理）',
  description: '学習者の声を承認または却下します。',
  denied: 'アクセスできません',
  loadFailed: '学習者の声を読み込めませんでした',
  toReview: ({ count }) => plural(count, { other: '確認待ちの学習者の声 # 件' }),
  pendingReview: '確認待ち',
  status: {
    pending: '確認待ち',
    approved: '承認済み',
    rejected: '却下済み',
  },
  from: '投稿者',
  testimonial: '学習者の声',
  stars: '星',
  ofFiveStars: ({ rating }) => `星 ${rating} つ（5 つ中）`,
  received: '受信日',
  statusTitle: '状態',
  whichToShow: '表示するもの',
  all: 'すべて',
  find: '学習者の声を検索',
  nameOrWords: '名前または語句',
  keys: '行で A を押すと承認、R を押すと却下します。',
  testimonialOf: ({ name }) => `${name} さんの声`,
  approve: '承認',
  reject: '却下',
  pendingAgain: '確認待ちに戻す',
  delete: '削除',
  approveOf: ({ name }) => `${name} さんの声を承認`,
  rejectOf: ({ name }) => `${name} さんの声を却下`,
  pendingAgainOf: ({ name }) => `${name} さんの声を確認待ちに戻す`,
  deleteOf: ({ name }) => `${name} さんの声を削除`,
  noMatch: '一致する学習者の声はありません',
  tryOtherWords: '語を減らすか変えてお試しください。',
  noneToReview: '確認待ちの学習者の声はありません',
  noneHere: 'ここには学習者の声がありません',
  appearsHere: '学習者が送った内容がここに表示されます。',

  actions: {
    updateFailed: '学習者の声を更新できませんでした',
    restoreFailed: '学習者の声を復元できませんでした',
    deleteFailed: '学習者の声を削除できませんでした',
    deleteOne: ({ name }) => `${name} さんの声を削除しますか？`,
    deleteMany: ({ count }) => plural(count, { other: '学習者の声 # 件を削除しますか？' }),
    consequences: 'すべての人から見えなくなります。次のメッセージで取り消せます。',
    missing: ({ count }) =>
      plural(count, { other: '学習者の声 # 件はその間に削除されていました。' }),
    approved: {
      done: ({ count }) => plural(count, { other: '学習者の声 # 件を承認しました' }),
      notDone: '承認されませんでした',
      already: ({ count }) => plural(count, { other: '学習者の声 # 件はすでに承認済みです。' }),
    },
    rejected: {
      done: ({ count }) => plural(count, { other: '学習者の声 # 件を却下しました' }),
      notDone: '却下されませんでした',
      already: ({ count }) => plural(count, { other: '学習者の声 # 件はすでに却下済みです。' }),
    },
    pending: {
      done: ({ count }) => plural(count, { other: '学習者の声 # 件を確認待ちに戻しました' }),
      notDone: '確認待ちに戻せませんでした',
      already: ({ count }) => plural(count, { other: '学習者の声 # 件はすでに確認待ちです。' }),
    },
    undone: {
      done: ({ count }) => plural(count, { other: '学習者の声 # 件を元に戻しました' }),
      notDone: '元に戻せませんでした',
      already: ({ count }) => plural(count, { other: '学習者の声 # 件はすでに元のままです。' }),
    },
    deleted: {
      done: ({ count }) => plural(count, { other: '学習者の声 # 件を削除しました' }),
      notDone: '削除されませんでした',
      already: ({ count }) => plural(count, { other: '学習者の声 # 件はすでに削除されています。' }),
    },
    restored: {
      done: ({ count }) => plural(count, { other: '学習者の声 # 件を復元しました' }),
      notDone: '復元されませんでした',
      already: ({ count }) => plural(count, { other: '学習者の声 # 件はすでに復元されています。' }),
    },
  },
};
