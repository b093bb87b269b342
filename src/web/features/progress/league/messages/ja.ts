import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'ランキング',
  lead: '今週と全期間の得点上位者です。',
  thisWeek: '今週',
  allTime: '全期間',
  caption:
    '得点は、今週の各クイズで最もよかった受験の正解数の合計です。同点の場合は受験回数の少ない人、次に先に達した人が上位になります。得点が 0 の人は掲載されません。',
  noneYet: '今週はまだ得点した人がいません',
  endsAt: '新しい週は <date></date> に始まります。',
  optedOut: ({ score }) =>
    `週間リーグに参加していないため、今週の得点（${score}）はほかの人に表示されません。`,
  toProfile: 'プロフィールで変更する',
  winner: ({ name, score }) => `${name}（${score}）`,
  lastWeek: ({ names }) => `先週の上位者：${names}。`,
  takesPart: '週間リーグに参加する',
  takesPartHint:
    'オフにすると、ほかの人が見るリーグの一覧に表示されません。結果と全期間のランキングの順位は変わりません。',
  notSaved: '選択を保存できませんでした',
};
