import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: '不備を報告',
  reported: ({ kind }) => `報告済み：${kind}`,
  title: 'この問題のどこに誤りがありますか？',
  kind: '内容',
  kinds: {
    wrong_key: '正解とされた答えが誤っている',
    unclear: '問題がわかりにくい',
    typo: '誤字や言葉の誤り',
    offensive: '不快な内容',
    other: 'その他',
  },
  note: '詳細',
  noteHint:
    '例：どの答えが正しいと思うか、その理由。報告を確認する人にあなたの名前が表示されます。',
  close: '閉じる',
  send: '報告を送信',
  sent: 'ご報告ありがとうございます',
  sentText: '問題の作成者または管理者が確認します。それまで結果は変わりません。',
  failed: '報告を送信できませんでした',
};
