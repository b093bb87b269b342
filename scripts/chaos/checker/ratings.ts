import { z } from 'zod';
import type { Finding } from './finding.ts';
import type { Query } from './rows.ts';

/** The rating of the specification (Elo), written here once more so that the product is not its own judge. */
const neutral = 500;
const scale = { least: 0, most: 1000, spread: 400 };
const learnerStep = 24;
/** An author's level is replaced after this many answers. */
const settledAfter = 20;
const easyBelow = 350;
const hardAbove = 650;
/** Far below anything visible, far above the rounding of a sum in another order. */
const tolerance = 1e-6;

const AnswerRow = z.object({
  question_id: z.number(),
  user_id: z.number().nullable(),
  /** Null: skipped, which changes no rating. */
  is_correct: z.boolean().nullable(),
});
const QuestionRow = z.object({
  id: z.number(),
  rating: z.number(),
  level: z.string().nullable(),
  author_level: z.string(),
});
const LearnerRow = z.object({ user_id: z.number(), rating: z.number() });

/** Rates every answer again, in the order in which the tally counted it. */
export async function checkRatings(query: Query): Promise<Finding[]> {
  const read = async <Row extends z.ZodType>(row: Row, text: string) =>
    z.array(row).parse(await query(text));
  const counted = await read(
    AnswerRow,
    `select question_id, user_id, case when response is not null then coalesce(is_correct, false) end as is_correct
      from answers join quiz_attempts attempt on attempt.id = quiz_attempt_id where tallied_at is not null
      order by tallied_at, completed_at, attempt.id, answers.id`,
  );
  const { ofQuestions, ofLearners } = rateAgain(counted);
  const questions = await read(
    QuestionRow,
    `select id, difficulty_score::float8 as rating, calculated_difficulty::text as level,
      difficulty::text as author_level from questions order by id`,
  );
  const learners = await read(LearnerRow, 'select user_id, rating::float8 from standings');
  return [
    ...questions.flatMap(({ id, rating, level, author_level }) => {
      const again = ofQuestions.get(id);
      const levelAgain = again ? levelOf(again, author_level) : 'medium';
      return [
        ...differing(`the rating of question ${id}`, rating, again?.rating ?? neutral),
        ...(level === levelAgain
          ? []
          : [wrong(`the level of question ${id} is ${level}, counted again ${levelAgain}`)]),
      ];
    }),
    ...learners.flatMap(({ user_id, rating }) =>
      differing(`the rating of learner ${user_id}`, rating, ofLearners.get(user_id) ?? neutral),
    ),
  ];
}

interface Rated {
  rating: number;
  answers: number;
}

function rateAgain(counted: z.infer<typeof AnswerRow>[]) {
  const ofQuestions = new Map<number, Rated>();
  const ofLearners = new Map<number, number>();
  for (const { question_id, user_id, is_correct } of counted) {
    const { rating, answers } = ofQuestions.get(question_id) ?? { rating: neutral, answers: 0 };
    if (is_correct === null) {
      ofQuestions.set(question_id, { rating, answers });
      continue;
    }
    const learner = (user_id === null ? undefined : ofLearners.get(user_id)) ?? neutral;
    const expected = 1 / (1 + 10 ** ((rating - learner) / scale.spread));
    const surprise = Number(is_correct) - expected;
    const questionStep = Math.max(40 / (1 + answers / 50), 2);
    ofQuestions.set(question_id, {
      rating: bounded(rating - questionStep * surprise),
      answers: answers + 1,
    });
    if (user_id !== null) ofLearners.set(user_id, bounded(learner + learnerStep * surprise));
  }
  return { ofQuestions, ofLearners };
}

const bounded = (rating: number): number => Math.max(scale.least, Math.min(scale.most, rating));

function levelOf({ rating, answers }: Rated, authorLevel: string): string {
  if (answers < settledAfter) return authorLevel;
  if (rating > hardAbove) return 'hard';
  return rating < easyBelow ? 'easy' : 'medium';
}

const differing = (what: string, stored: number, again: number): Finding[] =>
  Math.abs(stored - again) <= tolerance
    ? []
    : [wrong(`${what} is ${stored}, counted again ${again}`)];

const wrong = (text: string): Finding => ({ kind: 'wrong rating', text });
