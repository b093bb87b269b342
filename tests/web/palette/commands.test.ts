import { expect, test } from 'vitest';
import { matchingCommands } from '#web/palette/commands.ts';
import { messages } from '#web/palette/messages/en.ts';
import { roleFor } from '#web/session/roles.ts';

const nothing = { text: '', quizzes: [], posts: [], series: [], categories: [] };
const everywhere = () => true;
const labels = (text: string, mayOpen: (path: string) => boolean = everywhere) =>
  matchingCommands(messages, text, nothing, mayOpen).map(({ label, commands }) => [
    label,
    commands.map((command) => command.label),
  ]);

test('without a text all pages are offered, creating ones first', () => {
  expect(labels('').map(([label]) => label)).toEqual(['Create', 'Go to']);
});

test('pages match by all words typed, in any order and case', () => {
  expect(labels('QUIZ cre')).toEqual([['Create', ['Create Quiz']]]);
  expect(labels('quiz')).toEqual([
    ['Create', ['Create Quiz']],
    ['Go to', ['All Quizzes', 'Deleted Quizzes']],
  ]);
  expect(labels('no such page')).toEqual([]);
});

test('pages that the account may not open are left out', () => {
  const ofAuthor = labels('', (path) => roleFor(path) === 'author');
  expect(ofAuthor).toEqual([
    ['Create', ['Create Quiz', 'Create Question', 'Import questions']],
    [
      'Go to',
      [
        'Dashboard',
        'All Quizzes',
        'Deleted Quizzes',
        'Question Bank',
        'Question Quality',
        'Attempts',
      ],
    ],
  ]);
});

test('rows found by name link to their editors, each with a unique id', () => {
  const found = {
    text: 'moss',
    quizzes: [{ id: 3, name: 'Moss' }],
    posts: [{ id: 3, name: 'Moss at night' }],
    series: [{ id: 3, name: 'Mosses' }],
    categories: [{ id: 3, name: 'Mosses' }],
  };
  const groups = matchingCommands(messages, 'moss', found, everywhere);
  const commands = groups.flatMap((group) => group.commands);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(4);
  expect(commands.map(({ link }) => link)).toEqual([
    { to: '/admin/edit-quiz/$id', params: { id: '3' } },
    { to: '/admin/blog/$id', params: { id: '3' } },
    { to: '/admin/series', search: { q: 'Mosses' } },
    { to: '/admin/categories', search: { q: 'Mosses' } },
  ]);
});

test('what an earlier text has found is not offered for the next', () => {
  const found = { ...nothing, text: 'moss', quizzes: [{ id: 3, name: 'Moss' }] };
  expect(matchingCommands(messages, 'moss', found, everywhere)).toHaveLength(1);
  expect(matchingCommands(messages, 'mosaic', found, everywhere)).toEqual([]);
});
