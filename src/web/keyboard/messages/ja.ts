import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'キーボードショートカット',
  or: 'または',
  to: '～',
  close: '閉じる',
  site: {
    search: 'クイズを検索',
    palette: '管理画面で：移動、編集、作成',
    home: 'ホームへ',
    quizzes: 'クイズへ',
    series: 'シリーズへ',
    blog: 'ブログへ',
    results: '自分の結果へ',
    notifications: '通知へ',
    closeOpen: '開いているものを閉じる',
    help: 'この一覧を表示',
  },
  switch: {
    label: '単一キーのショートカットを使う',
    description: 'オフのときは Ctrl K、F8、Esc だけが使えます。このブラウザーに保存されます。',
  },
  quizzesHaveTheirOwn:
    'クイズには専用のショートカットがあります。受験中に ? を押すと表示されます。',
};
