import { expect, test } from 'vitest';
import { messages as german } from '#web/features/quiz/admin/editor/messages/de.ts';
import { messages } from '#web/features/quiz/admin/editor/messages/en.ts';
import { problemLinks } from '#web/features/quiz/admin/editor/problem-links.ts';

test('a problem of the quiz has the label of its field unless its message says it', () => {
  const wheresOf = (fields: Record<string, string>, m: typeof messages | typeof german) =>
    problemLinks({ fields, questions: new Map() }, [], m).map(({ where }) => where);
  const english = { title: 'Title is required', timeLimit: 'At most 1440 minutes' };
  expect(wheresOf(english, messages)).toEqual([undefined, 'Time limit']);
  const translated = { title: 'Der Titel fehlt', timeLimit: 'Höchstens 1440 Minuten' };
  expect(wheresOf(translated, german)).toEqual([undefined, 'Zeitlimit']);
});

test('a problem of a question has its number and field', () => {
  const questions = new Map([
    [
      'b',
      [
        { field: 'options.2', message: 'Option is required' },
        { field: 'correctOption', message: 'Mark the correct answer' },
      ],
    ],
  ]);
  const links = problemLinks({ fields: {}, questions }, [{ key: 'a' }, { key: 'b' }], messages);
  expect(links.map(({ where }) => where)).toEqual(['Question 2, option C', 'Question 2']);
});
