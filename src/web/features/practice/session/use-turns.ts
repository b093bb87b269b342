import { useState } from 'react';
import type { AskedInPractice, CheckedAnswer } from '../practice-parts.ts';

/**
 * The questions of a set or a sprint, one after the other, without those that turned out to be changed or removed
 * meanwhile. `turn` has what `CheckedQuestion` gets; it is undefined once all were answered.
 */
export function useTurns(asked: readonly AskedInPractice[]) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const [feedbacks, setFeedbacks] = useState<readonly CheckedAnswer[]>([]);
  const [index, setIndex] = useState(0);
  const questions = asked.filter(({ questionId }) => !gone.includes(questionId));
  const question = questions[index];
  const turn = question && {
    ...{ question, index, total: questions.length, feedback: feedbacks[index] },
    onFeedback: (checked: CheckedAnswer) => setFeedbacks([...feedbacks, checked]),
    onNext: () => setIndex(index + 1),
    onGone: () => setGone([...gone, question.questionId]),
  };
  return { turn, feedbacks };
}
