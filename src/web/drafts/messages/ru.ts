import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'Найдена несохранённая работа',
  neverSaved: 'Черновик (<at></at>) так и не был сохранён.',
  changedSince: 'Сохранённая версия с тех пор изменилась.',
  replaces: 'Если продолжить его, он заменит то, что сейчас на экране.',
  resume: 'Продолжить черновик',
  discard: 'Удалить черновик',
  savedAt: 'Черновик сохранён в <at></at>',
  hereOnly: ({ reason }) => `Черновик есть только в этой вкладке. ${reason}`,
  undecided: 'Черновик не сохраняется, пока вы не сделаете выбор выше.',
  unsaved: 'Несохранённые изменения',
};
