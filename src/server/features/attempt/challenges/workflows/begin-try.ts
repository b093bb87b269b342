import type { Database } from '#db/open.ts';
import { openTrial } from '#server/features/attempt/sharing/workflows/begin-trial.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import type { ChallengeRow } from '../queries.ts';
import { judgeOffer } from './judge-offer.ts';

/**
 * Begins a try with the paper of a challenge. It counts nowhere.
 * @throws conflict where the challenge offers none
 */
export async function beginTry(
  call: { db: Database; actor: Actor; now: Date },
  challenge: ChallengeRow,
) {
  const { questions } = await judgeOffer(call, challenge);
  if (questions.length === 0) throw new Failure('conflict', 'This challenge cannot be tried now.');
  const { quizTitle: title, quizLanguage: language, timeLimit } = challenge;
  return openTrial(call, {
    quiz: { title, language, timeLimit },
    paper: questions,
    rules: withoutKeys(challenge.rules),
    begunBy: { challengeId: challenge.id },
  });
}

/**
 * A try shows at most which answers were right; with keys, a person could learn them from a try before an attempt that
 * counts.
 */
function withoutKeys(rules: TakingRules): TakingRules {
  const atEnd = rules.feedback.atEnd === 'score' ? 'score' : 'marks';
  return { ...rules, feedback: { atEnd, afterClosing: atEnd, atOnce: null } };
}
