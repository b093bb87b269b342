import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Ваш уровень',
  hint: 'Насколько хорошо вы знаете каждый предмет, по всем вашим ответам. Полоса — диапазон, в котором ваш уровень находится с вероятностью 90 %: чем она длиннее, тем меньше известно.',
  categories: 'Категории',
  tags: 'Метки',
  answers: ({ count }: { count: string }) => `Ответы: ${count}`,
  levels: {
    beginner: 'Начальный',
    intermediate: 'Средний',
    advanced: 'Продвинутый',
  },
  between: ({ from, to }: { from: string; to: string }) => `${from} — ${to}`,
  unknown: 'Пока неизвестен',
  missing: ({ count }) =>
    `Не хватает примерно ${plural(count, { one: '# ответа', few: '# ответов', many: '# ответов', other: '# ответа' })} на новые для вас вопросы.`,
};
