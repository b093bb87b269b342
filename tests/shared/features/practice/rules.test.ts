import { describe, expect, it } from 'vitest';
import {
  chooseSet,
  forecastOf,
  type Practisable,
  setSize,
  type Wanted,
} from '#shared/features/practice/rules.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { dayOf } from '#shared/kernel/time/calendar.ts';

const now = new Date('2026-03-01T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
let ids = 0;
const question = (more: Partial<Practisable> = {}): Practisable => {
  ids += 1;
  return {
    questionId: ids,
    quizId: 1,
    categoryId: 1,
    answers: 1,
    dueAt: hours(48),
    recall: 0.9,
    isLastRight: true,
    isSureWrong: false,
    ...more,
  };
};
const chosen = (questions: Practisable[], wanted: Wanted) =>
  chooseSet(questions, wanted, { now, chance: () => 0 }).map(({ questionId }) => questionId);

describe('chooseSet', () => {
  it('begins with wrong answers that the learner was sure of', () => {
    const [weak, sure] = [question({ recall: 0.1 }), question({ recall: 0.8, isSureWrong: true })];
    expect(chosen([weak, sure], { mode: 'topic', categoryId: 1 })).toEqual([
      sure.questionId,
      weak.questionId,
    ]);
  });

  it.each(['mixed', 'topic'] as const)(
    '%s: the expected success of a set is near three quarters',
    (mode) => {
      const chance = seededChance(mode);
      const pool = Array.from({ length: 120 }, () => question({ recall: chance() }));
      const sets = Array.from({ length: 20 }, () =>
        chooseSet(pool, { mode, categoryId: 1 }, { now, chance }),
      );
      for (const set of sets) {
        expect(set).toHaveLength(setSize);
        expect(new Set(set).size).toBe(setSize);
        const expected = set.reduce((sum, { recall }) => sum + recall, 0) / setSize;
        expect(expected).toBeGreaterThan(0.72);
        expect(expected).toBeLessThan(0.78);
      }
      expect(new Set(sets.flat()).size).toBeGreaterThan(40);
    },
  );

  it('aims by what is expected of a question, not by memory alone', () => {
    const pool = Array.from({ length: 40 }, (_, index) => question({ recall: index / 40 }));
    const set = chooseSet(
      pool,
      { mode: 'mixed' },
      { now, chance: seededChance('expected'), expectedOf: ({ recall }) => 1 - recall },
    );
    const recall = set.reduce((sum, one) => sum + one.recall, 0) / setSize;
    expect(recall).toBeLessThan(0.3);
  });

  it('takes the quizzes of a series', () => {
    const [a, b] = [question({ quizId: 7 }), question({ quizId: 8 })];
    expect(
      chosen([a, b, question()], { mode: 'series', quizIds: [7, 8] }).sort((x, y) => x - y),
    ).toEqual([a.questionId, b.questionId]);
  });

  it('due: those whose time has come, the most likely forgotten first', () => {
    const [a, b, c] = [
      question({ dueAt: hours(-1), recall: 0.8 }),
      question({ dueAt: hours(1) }),
      question({ dueAt: now, recall: 0.4 }),
    ];
    expect(chosen([a, b, c], { mode: 'due' })).toEqual([c.questionId, a.questionId]);
  });

  it('due: what the learner was sure of and wrong about comes before what is more likely forgotten', () => {
    const [a, b, c, d] = [
      question({ dueAt: now, recall: 0.2 }),
      question({ dueAt: now, recall: 0.9, isSureWrong: true }),
      question({ dueAt: now, recall: 0.1 }),
      question({ dueAt: now, recall: 0.8, isSureWrong: true }),
    ];
    expect(chosen([a, b, c, d], { mode: 'due' })).toEqual(
      [d, b, c, a].map(({ questionId }) => questionId),
    );
  });

  it('mistakes: those whose latest answer was wrong', () => {
    const wrong = question({ isLastRight: false });
    expect(chosen([question(), wrong], { mode: 'mistakes' })).toEqual([wrong.questionId]);
  });

  it('topic and quiz: those of one', () => {
    const [a, b] = [question({ quizId: 7 }), question({ categoryId: 9 })];
    expect(chosen([a, b, question()], { mode: 'quiz', quizIds: [7] })).toEqual([a.questionId]);
    expect(chosen([a, b, question()], { mode: 'topic', categoryId: 9 })).toEqual([b.questionId]);
  });

  it('gaps: first what was missed and is not known yet, then what was missed, then what is related', () => {
    const missed = question({ recall: 0.9, isLastRight: false });
    const known = question({ recall: 0.8 });
    const related = question({ recall: 0.1, isLastRight: false });
    const [missedId, knownId, relatedId] = [missed, known, related].map((each) => each.questionId);
    const gaps = {
      missed: new Set([missed.questionId, known.questionId]),
      related: new Set([related.questionId, missed.questionId]),
    };
    const others = [question({ recall: 0 }), question({ isSureWrong: true })];
    expect(chosen([...others, related, known, missed], { mode: 'gaps', gaps })).toEqual([
      ...[missedId, knownId, relatedId],
    ]);
    expect(chosen([missed], { mode: 'gaps' })).toEqual([]);
  });

  it('bookmarks: those that were set, of one quiz or category if it is given', () => {
    const all = [
      question({ quizId: 1, categoryId: 1 }),
      question({ quizId: 2, categoryId: 1 }),
      question({ quizId: 3, categoryId: 2 }),
      question({ quizId: 3, categoryId: 2 }),
    ];
    const [first, second, third] = all.map(({ questionId }) => questionId);
    const bookmarked = new Set([first, second, third].flatMap((id) => id ?? []));
    const found = (wanted: { quizId?: number; categoryId?: number }) =>
      chosen(all, { mode: 'bookmarks', bookmarked, ...wanted }).sort((a, b) => a - b);
    expect(found({})).toEqual([first, second, third]);
    expect(found({ quizId: 3 })).toEqual([third]);
    expect(found({ categoryId: 1 })).toEqual([first, second]);
    expect(found({ quizId: 2, categoryId: 2 })).toEqual([]);
    expect(chosen(all, { mode: 'bookmarks' })).toEqual([]);
  });

  it('what a learner was sure of and wrong about counts for the success that a set of a category aims at', () => {
    const chance = seededChance('sure');
    const sure = Array.from({ length: 3 }, () => question({ recall: 0.4, isSureWrong: true }));
    const pool = Array.from({ length: 120 }, () => question({ recall: chance() }));
    const set = chooseSet([...pool, ...sure], { mode: 'topic', categoryId: 1 }, { now, chance });
    expect(set.slice(0, 3).every(({ isSureWrong }) => isSureWrong)).toBe(true);
    const expected = set.reduce((sum, { recall }) => sum + recall, 0) / setSize;
    expect(Math.abs(expected - 0.75)).toBeLessThan(0.03);
  });

  it('a set has at most 15 questions', () => {
    expect(setSize).toBe(15);
    const many = Array.from({ length: 40 }, () => question({ isSureWrong: true }));
    for (const wanted of [{ mode: 'mixed' }, { mode: 'topic', categoryId: 1 }] as const)
      expect(chosen(many, wanted)).toHaveLength(setSize);
    expect(chosen(many, { mode: 'quiz', quizIds: [1] })).toHaveLength(setSize);
  });
});

describe('forecastOf', () => {
  const forecast = (timeZone: string, at: Date, dues: Date[]) =>
    forecastOf(
      dues.map((dueAt) => ({ dueAt })),
      at,
      (moment) => dayOf(moment, timeZone),
    );

  it('counts by days of the calendar, with what is due already today', () => {
    const dues = [hours(-100), hours(0), hours(11), hours(12), hours(13 * 24 + 11), hours(14 * 24)];
    expect(forecast('UTC', now, dues)).toEqual([3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('has the days of the time zone, also where one has 23 or 25 hours', () => {
    const evening = new Date('2026-10-24T20:00:00Z');
    const dues = [
      '2026-10-24T21:59Z',
      '2026-10-24T22:00Z',
      '2026-10-25T22:59Z',
      '2026-10-25T23:00Z',
    ];
    const counts = forecast(
      'Europe/Paris',
      evening,
      dues.map((due) => new Date(due)),
    );
    expect(counts.slice(0, 4)).toEqual([1, 2, 1, 0]);
  });
});
