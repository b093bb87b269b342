import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'ランキングを読み込めませんでした',
  loading: 'ランキングを読み込み中…',
  noneYet: 'ランキングはまだ空です',
  noneYetHint: 'クイズで 1 問でも正解して終えれば、あなたが 1 位です。',
  caption:
    '得点は、各クイズで最もよかった受験の正解数の合計です。同点の場合は受験回数の少ない人、次に先に達した人が上位になります。得点が 0 の人は掲載されません。',
  place: '順位',
  name: '名前',
  quizzes: 'クイズ',
  score: '得点',
  you: '（あなた）',
};
