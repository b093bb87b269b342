import { expect, test } from 'vitest';
import {
  achievementRules,
  type Counts,
  earnedWith,
  ruleName,
} from '#shared/features/achievement/rules.ts';

const none: Counts = {
  'quizzes-passed': 0,
  'full-scores': 0,
  'second-chances': 0,
  'practice-answers': 0,
  'goal-days': 0,
  certificates: 0,
};

test('an achievement is earned at its level, not before, with all levels below it', () => {
  expect(earnedWith(none)).toEqual([]);
  expect(earnedWith({ ...none, 'quizzes-passed': 9 })).toEqual(['quizzes-passed-1']);
  expect(earnedWith({ ...none, 'quizzes-passed': 10, certificates: 1 })).toEqual([
    'quizzes-passed-1',
    'quizzes-passed-10',
    'certificates-1',
  ]);
});

test('more is never less: no achievement is lost when a count rises', () => {
  for (const { counts, levels } of achievementRules)
    for (const level of levels) {
      const name = ruleName(counts, level);
      expect(earnedWith({ ...none, [counts]: level - 1 })).not.toContain(name);
      for (const count of [level, level + 1, level * 10])
        expect(earnedWith({ ...none, [counts]: count })).toContain(name);
    }
});

test('every rule has levels that rise, and names are unique', () => {
  const names = achievementRules.flatMap(({ counts, levels }) =>
    levels.map((level) => ruleName(counts, level)),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const { levels } of achievementRules)
    expect([...levels]).toEqual([...new Set(levels)].sort((a, b) => a - b));
});
