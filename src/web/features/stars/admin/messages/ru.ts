import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Что думают учащиеся',
  average: 'Среднее',
  learners: 'Учащихся',
  public: 'Среднее видят все, когда звёзды поставили пять учащихся.',
  none: 'Звёзд пока нет',
  noneHint: 'Учащиеся могут ставить звёзды после завершённой попытки.',
  distribution: 'Сколько учащихся поставили сколько звёзд',
  stars: 'Звёзды',
  remarks: 'Замечания',
  noRemarks: 'Никто не написал замечания.',
  anonymous: 'У замечаний есть день, но нет имён.',
  remark: 'Замечание',
  day: 'День',
  state: 'Состояние',
  report: 'Пожаловаться',
  reported: 'Есть жалоба',
  hide: 'Скрыть',
  hidden: 'Скрыто',
  show: 'Снова показать',
  shown: 'Замечание показано',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'Не получилось',
  failed: 'Не удалось загрузить звёзды',
  download: 'Скачать CSV',
  downloadFailed: 'Не удалось создать файл',
  reportedTitle: 'Замечания с жалобами',
  reportedHint:
    'Авторы просят скрыть эти замечания об их тестах. Звёзды учитываются в любом случае.',
  quiz: 'Тест',
  keep: 'Оставить',
  kept: 'Замечание остаётся',
  rated: ({ rating }) => `Оценка: ${number(rating)} из 5`,
};
