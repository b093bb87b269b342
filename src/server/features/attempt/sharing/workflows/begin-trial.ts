import type { Database } from '#db/open.ts';
import { findChosenTime } from '#server/features/account/accessibility/queries.ts';
import { listBank } from '#server/features/attempt/drawing/queries.ts';
import { forTaker } from '#server/features/attempt/views.ts';
import { chooseFrom } from '#server/features/attempt/workflows/choose-questions.ts';
import { hasNoQuestions } from '#server/features/attempt/workflows/start.ts';
import { newToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { withQuestionTimes } from '#shared/features/attempt/pacing.ts';
import { asked, markingOf, type PaperQuestion } from '#shared/features/attempt/paper.ts';
import { attemptRules, deadlineOf, minutesOf } from '#shared/features/attempt/rules.ts';
import type { SharedWork } from '#shared/features/attempt/sharing.ts';
import {
  bodyOf,
  fieldsOf,
  type TypedQuestion,
} from '#shared/features/question/question-types/registry.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import type { Chance } from '#shared/kernel/chance.ts';
import { type BegunBy, writeTrial } from '../mutations.ts';
import type { SharedLink } from '../queries.ts';
import { shownBy } from '../views.ts';

interface TrialCall {
  db: Database;
  actor: Actor;
  now: Date;
}

/**
 * Begins a trial: an attempt that counts nowhere, with a paper of its own, which later changes of the quiz do not
 * reach. Its questions are numbered anew, so that it shows no ids of the bank.
 * @throws conflict when there is nothing to ask
 */
export async function beginTrial(call: TrialCall, link: SharedLink, chance: Chance) {
  const { db } = call;
  const quiz = shownBy(link);
  const bank = link.content
    ? ownQuestions(link.content)
    : (await listBank(db, link.quizId, null)).filter(isFinished);
  const taker = { quizId: link.quizId, userId: null, chance };
  const chosen = await chooseFrom(db, taker, quiz, { bank, keep: false });
  if (chosen.length === 0) throw hasNoQuestions();
  const paper = chosen.map(({ timesSeen: _, position: _position, ...question }, index) =>
    asked({ ...question, questionId: index + 1 }, chance, quiz.rules),
  );
  return openTrial(call, {
    ...{ quiz, paper, rules: quiz.rules },
    begunBy: { shareLinkId: link.id },
  });
}

/** Stores a trial with this paper. @returns its secret, and what its taker sees of it */
export async function openTrial(
  { db, actor, now }: TrialCall,
  {
    quiz,
    paper,
    rules: taking,
    begunBy,
  }: {
    quiz: { title: string; language: string; timeLimit: number | null };
    paper: PaperQuestion[];
    rules: TakingRules;
    begunBy: BegunBy;
  },
) {
  // A trial has no result, so only the own time factor applies, no exceptions.
  const extraTimePercent = actor.kind === 'member' ? await findChosenTime(db, actor.userId) : 0;
  const extra = { extraTimePercent, isTimeChosen: extraTimePercent > 0 };
  const minutes = minutesOf({ rules: taking, timeLimit: quiz.timeLimit }, extra);
  const rules = { ...attemptRules(taking, minutes, extra), ...markingOf(paper) };
  const { text: trial, hash } = newToken();
  const stored = { paper, rules, startedAt: now };
  await inTransaction(db, (tx) => writeTrial(tx, { ...stored, tokenHash: hash, ...begunBy }));
  const deadline = withQuestionTimes(deadlineOf(minutes, null, now), rules, {
    totalQuestions: paper.length,
    startedAt: now,
  });
  const facts = { id: 0, quizId: 0, quizTitle: quiz.title, quizLanguage: quiz.language };
  const attempt = forTaker({ ...stored, ...facts, deadline, reached: 0, reachedAt: null }, [], {
    ...{ resumed: false, canBeVoided: false, now },
  });
  return { trial, attempt: { ...attempt, lockHours: 0 } };
}

/** A draft has questions that cannot be asked yet. */
const isFinished = ({
  type,
  text,
  imageUrl,
  body,
}: TypedQuestion & { text: string; imageUrl: string | null }): boolean =>
  whatIsMissing({ type, text, imageUrl, ...fieldsOf(body) }).length === 0;

/** The questions of shared work as those of a stored quiz. */
const ownQuestions = ({ questions }: SharedWork) =>
  questions.map((question, position) => {
    const { text, type, difficulty, explanation, imageUrl, imageAlt } = question;
    const body = bodyOf(type, question);
    const written = { text, type, body, difficulty, explanation, imageUrl, imageAlt };
    return { ...written, position, questionId: position + 1, timesSeen: 0 };
  });
