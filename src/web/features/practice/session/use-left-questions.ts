import { useState } from 'react';
import type { AskedInPractice } from '../practice-parts.ts';

/** The questions of a set or sprint, without those that turned out to be changed or removed meanwhile. */
export function useLeftQuestions(asked: readonly AskedInPractice[]) {
  const [gone, setGone] = useState<readonly number[]>([]);
  return {
    questions: asked.filter(({ questionId }) => !gone.includes(questionId)),
    leaveOut: ({ questionId }: AskedInPractice) => setGone([...gone, questionId]),
  };
}
