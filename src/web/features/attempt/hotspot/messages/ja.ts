import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  help: '画像をクリックまたはタップします。キーボードでは、矢印キーで十字を動かし（Shift で大きく）、Enter でマークを置き、Delete で取り除きます。',
  cross: '問題の画像',
  placed: ({ count, total }) => `${total} 個中 ${count} 個`,
  at: ({ left, top }) => `左から ${left}、上から ${top}`,
  spotPlaced: ({ number, left, top }) =>
    `マーク ${number} を置きました：左から ${left}、上から ${top}`,
  spotRemoved: ({ number }) => `マーク ${number} を取り除きました`,
  full: ({ total }) => `マークは ${total} 個とも置かれています。先に 1 つ取り除いてください。`,
  noSpotHere: 'ここにマークはありません。',
  spot: ({ number, left, top }) => `マーク ${number}：左から ${left}、上から ${top}`,
  remove: ({ number }) => `マーク ${number} を取り除く`,
  withList: 'リストで答える',
  withPicture: '画像で答える',
  chooseRegions: ({ count }) => `画像の領域を ${count} 個選んでください。`,
  enlarge: '画像を拡大',
  reduce: '画像全体を表示',
  right: '正しい領域の中',
  wrong: '正しい領域の外',
  rightRegions: '正しい領域',
  region: ({ number }) => `領域 ${number}`,
  hit: '一致',
  missed: '不一致',
};
