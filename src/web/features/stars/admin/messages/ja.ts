import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '学習者の感想',
  average: '平均',
  learners: '学習者',
  public: '5 人の学習者が星を付けると、平均が全員に表示されます。',
  none: '星はまだありません',
  noneHint: '学習者は受験を終えると星を付けられます。',
  distribution: '星の数ごとの学習者数',
  stars: '星',
  remarks: 'ひとこと',
  noRemarks: 'ひとことを書いた人はいません。',
  anonymous: 'ひとことには日付だけが付き、名前は付きません。',
  remark: 'ひとこと',
  day: '日付',
  state: '状態',
  report: '不適切として報告',
  reported: '報告済み',
  hide: '非表示にする',
  hidden: '非表示',
  show: '再び表示する',
  shown: 'ひとことを表示しました',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}：${remark}`,
  notDone: '実行できませんでした',
  failed: '星を読み込めませんでした',
  download: 'CSV をダウンロード',
  downloadFailed: 'ファイルを作成できませんでした',
  reportedTitle: '報告されたひとこと',
  reportedHint:
    '作成者が、自分のクイズへのこれらのひとことを非表示にするよう求めています。星はどちらの場合も数えます。',
  quiz: 'クイズ',
  keep: '残す',
  kept: 'ひとことを残しました',
  rated: ({ rating }) => `評価 ${number(rating)}/5`,
};
