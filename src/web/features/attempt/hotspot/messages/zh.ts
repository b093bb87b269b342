import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  help: '点击或轻触图片。使用键盘：方向键移动十字，按住 Shift 步幅更大；Enter 放置标记，Delete 移除标记。',
  cross: '题目图片',
  placed: ({ count, total }) => `已放置 ${count}/${total}`,
  at: ({ left, top }) => `距左侧 ${left}，距顶部 ${top}`,
  spotPlaced: ({ number, left, top }) => `标记 ${number} 已放置：距左侧 ${left}，距顶部 ${top}`,
  spotRemoved: ({ number }) => `标记 ${number} 已移除`,
  full: ({ total }) => `${total} 个标记已全部放置。请先移除一个。`,
  noSpotHere: '此处没有标记。',
  spot: ({ number, left, top }) => `标记 ${number}：距左侧 ${left}，距顶部 ${top}`,
  remove: ({ number }) => `移除标记 ${number}`,
  withList: '改用列表作答',
  withPicture: '在图片上作答',
  chooseRegions: ({ count }) => `选择图片中的 ${count} 个区域。`,
  enlarge: '放大图片',
  reduce: '显示整张图片',
  right: '在正确区域内',
  wrong: '不在正确区域内',
  rightRegions: '正确区域',
  region: ({ number }) => `区域 ${number}`,
  hit: '已标中',
  missed: '未标中',
};
