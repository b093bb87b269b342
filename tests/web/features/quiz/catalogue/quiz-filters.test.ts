import { describe, expect, test } from 'vitest';
import { messages as listMessages } from '#web/features/quiz/catalogue/messages/en.ts';
import {
  filtersInForce,
  quizFilterOf,
  quizListSearch,
} from '#web/features/quiz/catalogue/quiz-filters.ts';
import { messages as quizMessages } from '#web/features/quiz/messages/en.ts';

const names = { ...listMessages, level: quizMessages.level, language: (code: string) => code };
const category = {
  description: null,
  icon: null,
  imageUrl: null,
  status: 'active',
  quizCount: 3,
} as const;
const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const known = {
  categories: [{ ...category, ...dates, id: 7, name: 'science', displayName: 'Science' }],
  subCategories: [
    { ...category, ...dates, id: 70, categoryId: 7, name: 'physics', displayName: 'Physics' },
  ],
  isMember: true,
};

const read = (address: Record<string, string>, changes: Partial<typeof known> = {}) =>
  quizFilterOf(quizListSearch(address), { ...known, ...changes });

describe('the address of the quiz list', () => {
  test('contains every filter of the list', () => {
    const { filter } = read({
      category: 'science',
      sub: 'physics',
      difficulty: 'advanced',
      length: 'medium',
      language: 'de',
      state: 'cooldown',
      q: ' atoms ',
      sort: 'shortest',
      page: '2',
    });
    expect(filter).toEqual({
      categoryId: 7,
      subCategoryId: 70,
      difficulty: 'advanced',
      length: 'medium',
      language: 'de',
      state: 'cooldown',
      q: 'atoms',
      sort: 'shortest',
      page: 2,
    });
  });

  test('is ignored where a value is invalid', () => {
    const nonsense = read({
      category: 'alchemy',
      sub: 'physics',
      difficulty: 'godlike',
      length: '12',
      state: 'asleep',
      q: '  ',
      sort: 'random',
      page: '-3',
    });
    expect(nonsense).toEqual(read({}));
    expect(nonsense.filter.page).toBe(1);
    expect(filtersInForce(nonsense, names)).toEqual([]);
  });

  test('contains no learner state for a guest', () => {
    const { filter } = read({ state: 'mastered', length: 'short' }, { isMember: false });
    expect(filter.state).toBeUndefined();
    expect(filter.length).toBe('short');
  });
});

describe('each active filter', () => {
  test('is named and can be removed on its own', () => {
    const address = {
      category: 'science',
      sub: 'physics',
      q: 'atoms',
      length: 'long',
      state: 'new',
    };
    const inForce = filtersInForce(read(address), names);
    expect(inForce.map(({ label }) => label)).toEqual([
      'Science',
      'Physics',
      '“atoms”',
      'Over 20 mins',
      'New to you',
    ]);
    for (const { label, clear } of inForce) {
      const left = quizListSearch({ ...address, ...clear });
      const labels = filtersInForce(quizFilterOf(left, known), names).map((one) => one.label);
      expect(labels).not.toContain(label);
    }
  });

  test('a category is removed together with its sub-category', () => {
    const [category] = filtersInForce(read({ category: 'science', sub: 'physics' }), names);
    expect(category?.clear).toEqual({ category: undefined, sub: undefined });
  });
});
