import { describe, expect, it } from 'vitest';
import {
  chooseSet,
  forecastOf,
  type PracticeMode,
  type Practisable,
  setSize,
} from '#shared/features/practice/rules.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { dayReaders } from '#shared/kernel/time/calendar.ts';

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
const chosen = (
  questions: Practisable[],
  wanted: { mode: PracticeMode; quizIds?: number[]; categoryId?: number },
) => chooseSet(questions, wanted, { now, chance: () => 0 }).map(({ questionId }) => questionId);

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

  it('mistakes: those whose latest answer was wrong', () => {
    const wrong = question({ isLastRight: false });
    expect(chosen([question(), wrong], { mode: 'mistakes' })).toEqual([wrong.questionId]);
  });

  it('topic and quiz: those of one', () => {
    const [a, b] = [question({ quizId: 7 }), question({ categoryId: 9 })];
    expect(chosen([a, b, question()], { mode: 'quiz', quizIds: [7] })).toEqual([a.questionId]);
    expect(chosen([a, b, question()], { mode: 'topic', categoryId: 9 })).toEqual([b.questionId]);
  });

  it('a set has at most 15 questions', () => {
    const many = Array.from({ length: 40 }, () => question());
    expect(chosen(many, { mode: 'mixed' })).toHaveLength(setSize);
  });
});

describe('forecastOf', () => {
  const forecast = (timeZone: string, at: Date, dues: Date[]) =>
    forecastOf(
      dues.map((dueAt) => ({ dueAt })),
      at,
      dayReaders()(timeZone),
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
