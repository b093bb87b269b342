import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `クイズ「${title}」で勝負しましょう。何問正解できますか？`,
  challengeOn: ({ network }) => `${network} で挑戦する`,
  copyLink: '挑戦リンクをコピー',
  linkCopied: '挑戦リンクをコピーしました',
  linkCopiedHint: 'このリンクを友だちに送って挑戦しましょう。',
  linkNotCopied: 'リンクをコピーできませんでした',
};
