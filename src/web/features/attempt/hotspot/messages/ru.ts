import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  help: 'Щёлкните по картинке или коснитесь её. С клавиатуры: стрелки двигают крест, с Shift — большими шагами; Enter ставит метку, Delete убирает её.',
  cross: 'Картинка вопроса',
  placed: ({ count, total }) => `Поставлено: ${count} из ${total}`,
  at: ({ left, top }) => `${left} слева, ${top} сверху`,
  spotPlaced: ({ number, left, top }) => `Метка ${number} поставлена: ${left} слева, ${top} сверху`,
  spotRemoved: ({ number }) => `Метка ${number} убрана`,
  full: ({ total }) =>
    `${plural(total, { one: 'Поставлена # метка', few: 'Поставлены все # метки', many: 'Поставлены все # меток', other: 'Поставлены все # метки' })}. Сначала уберите одну.`,
  noSpotHere: 'Здесь нет метки.',
  spot: ({ number, left, top }) => `Метка ${number}: ${left} слева, ${top} сверху`,
  remove: ({ number }) => `Убрать метку ${number}`,
  withList: 'Ответить списком',
  withPicture: 'Ответить на картинке',
  chooseRegions: ({ count }) =>
    `Выберите ${plural(count, { one: '# область', few: '# области', many: '# областей', other: '# области' })} картинки.`,
  enlarge: 'Увеличить картинку',
  reduce: 'Показать всю картинку',
  right: 'в верной области',
  wrong: 'вне верных областей',
  rightRegions: 'Верные области',
  region: ({ number }) => `Область ${number}`,
  hit: 'отмечена',
  missed: 'не отмечена',
};
