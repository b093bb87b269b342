import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  title: 'Поделитесь впечатлениями',
  description: 'Расскажите другим, каково здесь учиться.',
  lead: 'Расскажите другим, каково здесь учиться. Ваш отзыв появится на главной странице после одобрения.',
  signIn: {
    title: 'Нужно войти',
    hint: 'Войдите, чтобы поделиться впечатлениями.',
    action: 'Войти',
  },
  earlier: {
    pending: 'Ваш последний отзыв ждёт проверки. Новый его заменит.',
    approved: 'Ваш последний отзыв — на главной странице. Новый заменит его после одобрения.',
    rejected: 'Ваш последний отзыв не опубликован. Вы можете написать другой.',
  },
  thanks: {
    title: 'Спасибо!',
    text: 'Мы получили ваш отзыв. Он появится на главной странице после одобрения.',
    another: 'Написать ещё',
    explore: 'Смотреть тесты',
  },
  form: {
    leaving: 'Ваш отзыв не отправлен и будет потерян.',
    name: 'Имя',
    nameHint: 'Как оно будет указано в отзыве',
    role: 'Род занятий',
    roleHint: 'Студент, учитель, любознательный человек…',
    rating: 'Оценка',
    content: 'Отзыв',
    contentHint: 'Каково здесь учиться?',
    length: ({ length, most }) => `${number(length)} из ${number(most)}`,
    failed: 'Не удалось отправить отзыв. Попробуйте ещё раз.',
    kept: 'Ваш текст сохранён здесь.',
    submit: 'Отправить отзыв',
  },
  preview: {
    label: 'Предпросмотр',
    hint: 'Как это будет выглядеть',
    name: 'Ваше имя',
    role: 'Ваш род занятий',
    content: 'Ваши слова.',
  },
  ratings: {
    unrated: 'Нажмите, чтобы оценить',
    poor: 'Плохо',
    fair: 'Удовлетворительно',
    good: 'Хорошо',
    veryGood: 'Очень хорошо',
    excellent: 'Отлично!',
  },
  star: ({ star, label }) => `${number(star)} из 5 звёзд: ${label}`,
  rated: ({ rating }) => `Оценка: ${number(rating)} из 5`,
  carousel: {
    label: 'Отзывы',
    carousel: 'карусель',
    slide: 'слайд',
    position: ({ position, count }) => `${number(position)} из ${number(count)}`,
    failed: 'Не удалось загрузить отзывы',
    loading: 'Загрузка отзывов…',
    none: 'Отзывов пока нет. Напишите первый.',
    previous: 'Предыдущий отзыв',
    next: 'Следующий отзыв',
    item: ({ position }) => `Отзыв ${number(position)}`,
    play: 'Запустить показ отзывов',
    pause: 'Приостановить показ отзывов',
    hint: 'Используйте кнопки, чтобы читать отзывы в своём темпе.',
  },
};
