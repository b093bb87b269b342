import { expect, test } from 'vitest';
import {
  followed,
  informed,
  isUnsaved,
  saved,
} from '#web/features/classroom/gradebook/cell-entry.ts';

const [first, second] = ['2031-01-01T10:00:00Z', '2031-01-01T10:05:00Z'];
const shown = { entered: 'Good', loaded: 'Good', loadedUpdatedAt: first };
const typed = { ...shown, entered: 'Mine' };
const theirs = { loaded: 'Theirs', loadedUpdatedAt: second };

test('what is typed keeps the version of the value that was shown, so it does not replace another one', () => {
  expect(followed(typed, theirs)).toEqual(typed);
  expect(isUnsaved(followed(typed, theirs))).toBe(true);
});

test('a form without changes shows what another teacher has written, with its version', () => {
  const now = followed(shown, theirs);
  expect(now).toEqual({ ...theirs, entered: 'Theirs' });
  expect(isUnsaved(now)).toBe(false);
});

test('a change of something else of the cell keeps what is typed, and the version follows', () => {
  const other = { loaded: 'Good', loadedUpdatedAt: second };
  expect(followed(typed, other)).toEqual({ ...other, entered: 'Mine' });
  const mark = { percentage: 80, reason: 'Oral exam' };
  const form = { entered: { ...mark, percentage: 90 }, loaded: mark, loadedUpdatedAt: null };
  const read = { loaded: { ...mark }, loadedUpdatedAt: second };
  expect(followed(form, read)).toEqual({ ...read, entered: { ...mark, percentage: 90 } });
});

test('after a refusal the stored value is known, and what is typed may replace it', () => {
  expect(informed(typed, theirs)).toEqual({ ...theirs, entered: 'Mine' });
  expect(informed(shown, theirs)).toEqual({ ...theirs, entered: 'Theirs' });
});

test('after a save the form has the stored value, but what was typed meanwhile', () => {
  const stored = { loaded: 'Mine', loadedUpdatedAt: second };
  expect(saved({ ...typed, entered: 'Mine ' }, 'Mine ', stored)).toEqual({
    ...stored,
    entered: 'Mine',
  });
  expect(saved({ ...typed, entered: 'Mine, longer' }, 'Mine', stored)).toEqual({
    ...stored,
    entered: 'Mine, longer',
  });
});
