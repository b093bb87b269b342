import { describe, expect, test } from 'vitest';
import { type Rating, unrated } from '#shared/features/practice/rating/model.ts';
import {
  isSure,
  type LearnerRating,
  movedLearner,
  movedQuestion,
  newLearner,
  newQuestion,
  type QuestionRating,
} from '#shared/features/practice/rating/rules.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { normal, rankCorrelation } from '#tests/support/rank-correlation.ts';

/** The share of true values within 1.645 deviations of what is believed: 90% if the deviations are right. */
const covered = (truth: readonly number[], believed: readonly Rating[]) =>
  truth.filter((value, index) => {
    const { rating, deviation } = believed[index] ?? unrated;
    return Math.abs(value - rating) <= 1.645 * deviation;
  }).length / truth.length;

interface World {
  questions: number;
  learners: number;
  /** Different questions that each learner answers. */
  each: number;
  /** Standard deviations of the true values. */
  ofQuestions: number;
  ofLearners: number;
  /** The probability to guess. */
  chance: number;
  seed: number;
}

const paper = 20;
const papersOfDay = 50;

/** Learners of known ability answer questions of known difficulty, in papers of twenty and in random order. */
function simulate(world: World) {
  const chance = seededChance(String(world.seed));
  const value = (spread: number) => 1500 + spread * normal(chance);
  const difficulties = Array.from({ length: world.questions }, () => value(world.ofQuestions));
  const abilities = Array.from({ length: world.learners }, () => value(world.ofLearners));
  const start = Date.UTC(2026, 0, 1);
  const questions: QuestionRating[] = difficulties.map(newQuestion);
  const learners: LearnerRating[] = abilities.map(() => newLearner(new Date(start)));
  const byChance = <Item>(items: readonly Item[]) =>
    items.map((item) => ({ item, by: chance() })).sort((a, b) => a.by - b.by);
  const papers = byChance(
    abilities.flatMap((_, learner) => {
      const asked = byChance([...difficulties.keys()]).slice(0, world.each);
      return Array.from({ length: Math.ceil(world.each / paper) }, (__, part) => ({
        learner,
        asked: asked.slice(part * paper, (part + 1) * paper).map(({ item }) => item),
      }));
    }),
  );
  for (const [turn, { item }] of papers.entries()) {
    // All of it within one day for a learner, so that ability does not change.
    const at = new Date(start + (turn / papersOfDay) * 1000);
    for (const index of item.asked) {
      const question = questions[index] ?? newQuestion();
      const learner = learners[item.learner] ?? newLearner(at);
      const knows =
        1 / (1 + 10 ** (((difficulties[index] ?? 0) - (abilities[item.learner] ?? 0)) / 400));
      const isRight = chance() < world.chance + (1 - world.chance) * knows;
      const answer = { at, isRight, chance: world.chance };
      questions[index] = movedQuestion(question, learner, answer);
      learners[item.learner] = movedLearner(learner, question, { ...answer, nth: 1 });
    }
  }
  return {
    correlation: rankCorrelation(
      difficulties,
      questions.map(({ rating }) => rating),
    ),
    questions: covered(difficulties, questions),
    learners: covered(abilities, learners),
    sure: questions.filter(isSure).length / questions.length,
  };
}

type Outcome = ReturnType<typeof simulate>;

/** The mean of some seeds. */
function mean(world: Omit<World, 'seed'>): Outcome {
  const seeds = [1, 2, 3, 4, 5];
  const all = seeds.map((seed) => simulate({ ...world, seed }));
  const of = (key: keyof Outcome) => all.reduce((sum, one) => sum + one[key], 0) / seeds.length;
  return {
    ...{ correlation: of('correlation'), questions: of('questions') },
    ...{ learners: of('learners'), sure: of('sure') },
  };
}

const usual = { questions: 200, learners: 1000, each: 40, ofQuestions: 200, ofLearners: 200 };

describe('ratings of simulated answers with known difficulties', () => {
  test.each([
    ['answers that cannot be guessed', { ...usual, chance: 0 }],
    ['one of four options', { ...usual, chance: 0.25 }],
    ['many answers of each learner', { ...usual, learners: 600, each: 100, chance: 0.25 }],
    ['many learners', { ...usual, learners: 2000, chance: 0.25 }],
    ['questions that differ much', { ...usual, learners: 2000, ofQuestions: 300, chance: 0.25 }],
  ])('%s: questions are in their order, and bands hold for nine of ten', (_, world) => {
    const { correlation, questions, learners, sure } = mean(world);
    expect(correlation).toBeGreaterThanOrEqual(0.97);
    for (const share of [questions, learners]) {
      expect(share).toBeGreaterThanOrEqual(0.87);
      expect(share).toBeLessThanOrEqual(0.93);
    }
    expect(sure).toBeGreaterThan(0.95);
  });
});
