import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { memoryModel, type Review } from '#server/kernel/memory/memory-model.ts';
import { seededChance } from '#shared/kernel/chance.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-01T08:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);
const review = (days: number, isRight: boolean, isGuess = false): Review => ({
  at: after(days),
  isRight,
  isGuess,
});

describe('memoryModel', () => {
  it('schedules as ts-fsrs does', () => {
    const scheduler = fsrs({
      request_retention: 0.9,
      maximum_interval: 365,
      enable_fuzz: false,
      enable_short_term: false,
    });
    const history: [number, boolean, Rating.Again | Rating.Hard | Rating.Good, boolean][] = [
      [0, true, Rating.Good, false],
      [3, true, Rating.Hard, true],
      [9, false, Rating.Again, false],
      [10, true, Rating.Good, false],
      [40, true, Rating.Good, false],
    ];
    let card = createEmptyCard(start);
    const reviews: Review[] = [];
    for (const [days, isRight, rating, isGuess] of history) {
      card = scheduler.next(card, after(days), rating).card;
      reviews.push(review(days, isRight, isGuess));
      const memory = memoryModel(0.9).after(reviews, after(days + 5));
      expect(memory.dueAt).toEqual(card.due);
      expect(memory.recall).toBe(scheduler.get_retrievability(card, after(days + 5), false));
    }
  });

  it('a wrong answer is due sooner than a guess, and a guess sooner than a known answer', () => {
    const dueAfter = (...reviews: Review[]) =>
      memoryModel(0.9).after(reviews, start).dueAt.getTime();
    const wrong = dueAfter(review(0, false));
    const guess = dueAfter(review(0, true, true));
    const known = dueAfter(review(0, true));
    expect(wrong).toBeLessThan(guess);
    expect(guess).toBeLessThan(known);
  });

  it('a higher target is due sooner', () => {
    const reviews = [review(0, true), review(4, true)];
    const dueAt = (target: number) => memoryModel(target).after(reviews, start).dueAt.getTime();
    expect(dueAt(0.97)).toBeLessThan(dueAt(0.9));
    expect(dueAt(0.9)).toBeLessThan(dueAt(0.8));
  });

  it('answers of one day, or at the same moment, are no error', () => {
    const reviews = [review(0, false), review(0, true), review(0.01, true)];
    const { recall, dueAt } = memoryModel(0.9).after(reviews, after(0.01));
    expect(recall).toBeGreaterThan(0.9);
    expect(dueAt.getTime()).toBeGreaterThan(after(0.5).getTime());
  });
});

describe('1,000 learners who forget by the curve of the model', () => {
  /** Reviews of one question in a year, and how many of them were right; chance decides by the true recall. */
  function study(random: () => number, nextAfter: (reviews: Review[], at: number) => number) {
    const model = memoryModel(0.9);
    const reviews = [review(0, true)];
    let right = 0;
    let at = nextAfter(reviews, 0);
    for (; at <= 365; at = nextAfter(reviews, at)) {
      const isRight = random() < model.after(reviews, after(at)).recall;
      right += isRight ? 1 : 0;
      reviews.push(review(at, isRight));
    }
    return { reviews: reviews.length - 1, right };
  }
  const sum = (results: { reviews: number; right: number }[]) => ({
    reviews: results.reduce((all, { reviews }) => all + reviews, 0),
    right: results.reduce((all, { right }) => all + right, 0),
  });
  const learners = Array.from({ length: 1000 }, (_, seed) => seed);

  it('remember the target within two points, with fewer reviews than every five days', () => {
    const daysUntilDue = (reviews: Review[]) =>
      (memoryModel(0.9).after(reviews, start).dueAt.getTime() - start.getTime()) / day;
    const scheduled = sum(
      learners.map((seed) => study(seededChance(String(seed)), (reviews) => daysUntilDue(reviews))),
    );
    const fixed = 1000 * Math.floor(365 / 5);
    expect(Math.abs(scheduled.right / scheduled.reviews - 0.9)).toBeLessThan(0.02);
    expect(scheduled.reviews).toBeLessThan(fixed / 3);
  });
});
