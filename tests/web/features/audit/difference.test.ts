import { expect, test } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { differencesOf, nameOfActor, subjectOf } from '#web/features/audit/difference.ts';
import { messages as german } from '#web/features/audit/messages/de.ts';
import { messages } from '#web/features/audit/messages/en.ts';

const english = { m: messages, dates: new Format('en', 'Asia/Tokyo') };

test('a change lists each column once, with its value before and after', () => {
  expect(
    differencesOf(english, {
      before: { display_name: 'Old', tags: ['a'] },
      after: { display_name: 'New', tags: ['a', 'b'], time_limit: 5 },
    }),
  ).toEqual([
    { column: 'Display name', before: 'Old', after: 'New' },
    { column: 'Tags', before: 'a', after: 'a and b' },
    { column: 'Time limit', before: undefined, after: '5' },
  ]);
});

test('values are shown in the words of the reader, or as they are stored', () => {
  const changes = differencesOf(
    { m: german, dates: new Format('de'), words: { status: { draft: 'Entwurf' } } },
    {
      before: {
        is_open: false,
        quizzes: [1, 2],
        status: 'draft',
        language: 'ja',
        draws: [{ n: 1 }],
      },
      after: { is_open: true, quizzes: [], status: 'of_later', language: 'tlh' },
    },
  );
  expect(changes).toEqual([
    { column: 'Ziehungen', before: '[{"n":1}]', after: undefined },
    { column: 'Offen zum Beitreten', before: 'Nein', after: 'Ja' },
    { column: 'Sprache', before: '日本語', after: 'tlh' },
    { column: 'Quizze (IDs)', before: '1 und 2', after: '' },
    { column: 'Status', before: 'Entwurf', after: 'of_later' },
  ]);
});

test('a text that is recorded by its length is described', () => {
  const [change] = differencesOf(english, {
    before: { content: 'Short' },
    after: { content: { characters: 9000, md5: 'x' } },
  });
  expect(change).toEqual({
    column: 'Content',
    before: 'Short',
    after: 'A text of 9000 characters',
  });
});

test('columns have names in the language of the reader, or their technical names', () => {
  const columns = differencesOf(
    { ...english, m: german },
    { before: {}, after: { of_later: 1, time_limit: 5 } },
  );
  expect(columns.map(({ column }) => column)).toEqual(['of_later', 'Zeitlimit']);
});

test('points in time are shown in the time zone of the reader, as the other dates of the page', () => {
  const [at, text] = differencesOf(english, {
    before: { closed_at: '2026-11-27T23:48:50.968+00:00', name: '2026-11-27T23:48:50+00:00' },
    after: { closed_at: '2026-11-28T00:00:00+00:00' },
  });
  expect(at).toMatchObject({ before: '28 Nov 2026 08:48:50', after: '28 Nov 2026 09:00:00' });
  expect(text).toMatchObject({ before: '2026-11-27T23:48:50+00:00' });
});

test('what an act was is in the words of the reader, and a column keeps its value', () => {
  const act = { join_code: 'renewed', exception: 'every quiz', note: 'renewed' };
  expect(differencesOf({ ...english, m: german }, { before: {}, after: act })).toMatchObject([
    { column: 'Ausnahme beim Quiz (ID)', after: 'alle Quizze' },
    { column: 'Beitrittscode', after: 'erneuert' },
    { column: 'Hinweis für die Mitglieder', after: 'renewed' },
  ]);
});

test('a change of the site’s own is not that of an erased account', () => {
  const name = (call: string, actorName: string | null = null) =>
    nameOfActor(messages, { actorName, call });
  expect(name('quiz.save', 'Ann')).toBe('Ann');
  expect(name('quiz.save')).toBe('Erased account');
  expect(name('npm run account -- list')).toBe('Operator');
  for (const call of ['job.publish-due', 'sign-in: school']) expect(name(call)).toBe('Automatic');
});

test('an entry about a question has its text without the marks of Markdown', () => {
  const subject = (kind: 'questions' | 'users', label: string | null) =>
    subjectOf(messages, { kind, rowId: 7, label });
  expect(subject('questions', '**Which** of `f(x)` is *even*?\n\n![A curve](/media/1.png)')).toBe(
    'Which of f(x) is even?\n\nA curve',
  );
  expect(subject('users', 'ann_lee_')).toBe('ann_lee_');
  expect(subject('questions', '')).toBe(`${messages.kinds.questions} 7`);
  expect(subject('users', null)).toBe(`${messages.kinds.users} 7`);
});

test('of a value that is put into lines, those that changed are shown', () => {
  const body = (value: unknown) =>
    typeof value === 'string' ? value.split(',').map((each) => `- ${each}`) : undefined;
  const of = (before: object, after: object) =>
    differencesOf({ ...english, words: { body } }, { before: { ...before }, after: { ...after } });
  expect(of({ body: 'a,b,c' }, { body: 'a,x,c' })).toMatchObject([{ before: '- b', after: '- x' }]);
  expect(of({}, { body: 'a,b' })).toMatchObject([{ before: undefined, after: '- a\n- b' }]);
  expect(of({ body: { n: 1 } }, { body: 'a' })).toMatchObject([{ before: '{"n":1}', after: 'a' }]);
});
