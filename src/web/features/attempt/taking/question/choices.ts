import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import type { PaperQuestionForTaker } from '#shared/features/attempt/schema.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import type { PlayerSession } from '../player-session.ts';
import {
  parseStruckOptions,
  type StruckOptions,
  struckKey,
  withStruckOption,
} from './struck-options.ts';

/**
 * Choosing and crossing out. What is crossed out can still be read and chosen, which brings it back;
 * crossing out a chosen option clears the choice.
 */
export function useChoices(session: PlayerSession, question: PaperQuestionForTaker | undefined) {
  const attemptId = session.attempt.id;
  const kept = useLocalStorage<StruckOptions>({
    key: 'quiz-struck-options',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: parseStruckOptions,
  });
  const own = useState<StruckOptions>([]);
  const [notes, setNotes] = session.isRemembered ? kept : own;
  const questionId = question?.questionId ?? 0;
  const struck = new Set(notes.find((note) => note.attemptId === attemptId)?.options);
  const isStruck = (option: number) => struck.has(struckKey(questionId, option));
  const note = (option: number, isStruck: boolean) =>
    setNotes((known) => withStruckOption(known, attemptId, { questionId, option, isStruck }));
  return {
    isStruck,
    choose: (option: number) => {
      if (isStruck(option)) note(option, false);
      session.choose(questionId, option);
    },
    strike: (option: number) => {
      const answer = session.snapshot().player.answers.get(questionId);
      if (question && answer && isChosen(answer, option)) session.unchoose(questionId, option);
      note(option, !isStruck(option));
    },
  };
}
