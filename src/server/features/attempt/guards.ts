import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { Failure, invalid, notFound, orNotFound } from '#server/kernel/failure.ts';
import { authorProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { type AnswerInput, AttemptRef } from '#shared/features/attempt/schema.ts';
import { answering } from '#shared/features/question/question-types/answering.ts';
import { isMarkedByHand, responseOf } from '#shared/features/question/question-types/registry.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { getQuizCard } from '../quiz/cards/queries.ts';
import { getVisibleQuiz, inManagedQuiz } from '../quiz/guards.ts';
import { hasQuizOfOthers } from '../quiz/queries.ts';
import { findPaper, type OutlinedQuestion, type PaperOutline } from './paper/queries.ts';
import { findAttempt, isOpen } from './queries.ts';
import { endOwnOverdue } from './workflows/read-up-to-date.ts';

/** A member's calls that change only attempts. Public pages change later, when the tally adds the results. */
export const learnerProcedure = memberProcedure.meta({ changesOnlyAttempts: true });

/** Grades the member's overdue attempts first, so that everything read afterwards is up to date. */
export const upToDateMember = learnerProcedure.use(async ({ ctx, next }) => {
  await endOwnOverdue(ctx);
  return next();
});

/** Puts the outline of the caller's own attempt into the context; an attempt of another learner is not found. */
export const ownOutline = learnerProcedure
  .meta({ finds: 'Quiz attempt' })
  .input(AttemptRef)
  .use(async ({ ctx, input, next }) => {
    const { userId } = ctx.actor;
    // A merge of accounts gives attempts to another learner.
    const isOwn = (paper: { userId: number | null }) => paper.userId === userId;
    const outline = ownOrNotFound(await findPaper(ctx.db, input.attemptId, isOwn), userId);
    return next({ ctx: { outline } });
  });

/** Puts the caller's own attempt into the context, for continuing it: graded first if its time has run out. */
export const ownOpenAttempt = upToDateMember
  .meta({ finds: 'Quiz attempt' })
  .input(AttemptRef)
  .use(async ({ ctx, input, next }) => {
    const attempt = ownOrNotFound(await findAttempt(ctx.db, input.attemptId), ctx.actor.userId);
    if (attempt.status !== 'open') throw new Failure('attempt-over', 'This attempt is over.');
    return next({ ctx: { attempt } });
  });

/** Puts the caller's own attempt into the context, for review: graded first if its time has run out. */
export const ownPastAttempt = upToDateMember
  .meta({ finds: 'Quiz attempt' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const attempt = ownOrNotFound(await findAttempt(ctx.db, input.id), ctx.actor.userId);
    return next({ ctx: { attempt } });
  });

function ownOrNotFound<Attempt extends { userId: number | null }>(
  attempt: Attempt | null | undefined,
  userId: number,
): Attempt & { userId: number } {
  if (attempt?.userId !== userId) throw notFound('Quiz attempt');
  return { ...attempt, userId };
}

/** Puts a learner's attempt into the context, for those who manage its quiz. */
export const managedAttempt = authorProcedure
  .meta({ finds: 'Quiz attempt' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const attempt = orNotFound(await findAttempt(ctx.db, input.id), 'Quiz attempt');
    if (await hasQuizOfOthers(ctx.db, managerOf(ctx.actor), [attempt.quizId]))
      throw notFound('Quiz attempt');
    return next({ ctx: { attempt } });
  });

/** Puts a quiz into the context, for those who manage it and see its attempts and links. */
export const watchedQuiz = inManagedQuiz.use(async ({ ctx, input, next }) => {
  const quiz = await getQuizCard(ctx.db, input.quizId, 'author');
  return next({ ctx: { quiz } });
});

/** Puts a quiz that the member may see into the context. */
export const memberOnVisibleQuiz = learnerProcedure
  .meta({ finds: 'Quiz' })
  .input(z.object({ quizId: Id }))
  .use(async ({ ctx, input, next }) => {
    const quiz = await getVisibleQuiz(ctx, input.quizId);
    return next({ ctx: { quiz } });
  });

/**
 * The failure for answers that name a question or an option which the attempt does not have; undefined when all
 * are valid.
 * @param within the input field with the answers; absent when the input is a single answer
 */
export function mistakeOnPaper(
  { questions }: PaperOutline,
  answers: AnswerInput[],
  within?: 'answers',
): Failure | undefined {
  for (const [position, answer] of answers.entries()) {
    const mistake = mistakeIn(answer, questions.get(answer.questionId));
    if (!mistake) continue;
    return invalid(
      within ? `${within}.${position}.${mistake.field}` : mistake.field,
      mistake.message,
    );
  }
  return undefined;
}

/**
 * Refuses such answers while the attempt is open. If it is over, the call itself refuses it or gives its
 * result.
 */
export async function requireOnPaper(
  db: Database,
  outline: PaperOutline,
  answers: AnswerInput[],
  within?: 'answers',
): Promise<void> {
  const mistake = mistakeOnPaper(outline, answers, within);
  if (mistake && (await isOpen(db, outline.attemptId))) throw mistake;
}

/** @throws conflict where answers are not checked before the end, are marked by a person, or are absent */
export function requireCheckable({ atOnce, questions }: PaperOutline, answer: AnswerInput): void {
  if (!atOnce)
    throw new Failure('conflict', 'Answers to this quiz cannot be checked before its end.');
  const question = questions.get(answer.questionId);
  if (question && isMarkedByHand(question.type))
    throw new Failure('conflict', 'This answer is marked by a person, after the attempt.');
  if (question && responseOf(question.type, answer) === null)
    throw new Failure('conflict', 'A question without an answer cannot be checked.');
}

function mistakeIn(answer: AnswerInput, question: OutlinedQuestion | undefined) {
  if (!question)
    return { field: 'questionId', message: 'This question is not part of the attempt' };
  const { optionCount: count, targetCount, gapOptions, spotCount } = question;
  const { maxCharacters } = answering[question.type];
  if ((answer.answerText?.length ?? 0) > maxCharacters)
    return { field: 'answerText', message: `At most ${maxCharacters} characters` };
  if (gapOptions.length > 0) return misfilled(answer, gapOptions);
  if (spotCount !== undefined) return misplacedSpots(answer, count, spotCount);
  if (targetCount > 0) return misplaced(answer, count, targetCount);
  // Indexes are ignored where the learner sees no options.
  if (count === 0) return undefined;
  const message = `This question has only the options 0 to ${count - 1}`;
  if (answer.selectedOption >= count) return { field: 'selectedOption', message };
  const position = answer.selectedOptions.findIndex((option) => option < 0 || option >= count);
  return position < 0 ? undefined : { field: `selectedOptions.${position}`, message };
}

/** An answer by spots on a picture, or by the names of regions where the learner sees them. */
function misplacedSpots({ spots = [], selectedOptions }: AnswerInput, names: number, most: number) {
  const message = `This question asks for ${most}`;
  if (spots.length > most) return { field: 'spots', message };
  if (selectedOptions.length > most) return { field: 'selectedOptions', message };
  const position = selectedOptions.findIndex((option) => option < 0 || option >= names);
  return position < 0
    ? undefined
    : { field: `selectedOptions.${position}`, message: 'This question has no such region to name' };
}

/** An answer that names the target of each option, -1 for none. */
function misplaced({ selectedOptions }: AnswerInput, options: number, targets: number) {
  if (selectedOptions.length > options)
    return { field: 'selectedOptions', message: `This question has only ${options} options` };
  const position = selectedOptions.findIndex((target) => target >= targets);
  const message = `This question has only the targets 0 to ${targets - 1}`;
  return position < 0 ? undefined : { field: `selectedOptions.${position}`, message };
}

/** An answer that names the chosen option of each gap, -1 for none, and has a line of text for each. */
function misfilled({ selectedOptions, answerText }: AnswerInput, gapOptions: readonly number[]) {
  const { length } = gapOptions;
  const tooMany = `This question has only ${length} gaps`;
  if (selectedOptions.length > length) return { field: 'selectedOptions', message: tooMany };
  if ((answerText ?? '').split('\n').length > length)
    return { field: 'answerText', message: tooMany };
  const position = selectedOptions.findIndex((option, gap) => option >= (gapOptions[gap] ?? 0));
  const last = (gapOptions[position] ?? 0) - 1;
  const message =
    last < 0
      ? 'This gap has no options, its answer is written'
      : `This gap has only the options 0 to ${last}`;
  return position < 0 ? undefined : { field: `selectedOptions.${position}`, message };
}
