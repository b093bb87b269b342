import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: '发现未保存的内容',
  neverSaved: '<at></at> 的草稿从未保存。',
  changedSince: '此后已存储的版本有过修改。',
  replaces: '继续编辑该草稿会替换当前屏幕上的内容。',
  resume: '继续编辑此草稿',
  discard: '丢弃',
  savedAt: '草稿保存于 <at></at>',
  hereOnly: ({ reason }) => `草稿仅保留在此标签页中。${reason}`,
  undecided: '在上方作出选择之前，不会保存草稿。',
  unsaved: '有未保存的更改',
};
