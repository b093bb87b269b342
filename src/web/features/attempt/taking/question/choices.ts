import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import type { PlayerSession } from '../player-session.ts';
import {
  parseStruckOptions,
  type StruckOptions,
  struckKey,
  withStruckOption,
} from './struck-options.ts';

/** Choosing and crossing out the options of one question. */
export interface Choices {
  isStruck: (option: number) => boolean;
  choose: (option: number) => void;
  strike: (option: number) => void;
}

/**
 * Choosing and crossing out, by question. What is crossed out can still be read and chosen, which brings it back;
 * crossing out a chosen option clears the choice.
 */
export function useChoices(session: PlayerSession): (questionId: number) => Choices {
  const attemptId = session.attempt.id;
  const kept = useLocalStorage<StruckOptions>({
    key: 'quiz-struck-options',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: parseStruckOptions,
  });
  const own = useState<StruckOptions>([]);
  const [notes, setNotes] = session.isRemembered ? kept : own;
  const struck = new Set(notes.find((note) => note.attemptId === attemptId)?.options);
  return (questionId) => {
    const isStruck = (option: number) => struck.has(struckKey(questionId, option));
    const note = (option: number, isStruck: boolean) =>
      setNotes((known) => withStruckOption(known, attemptId, { questionId, option, isStruck }));
    return {
      isStruck,
      choose: (option) => {
        if (isStruck(option)) note(option, false);
        session.choose(questionId, option);
      },
      strike: (option) => {
        const answer = session.snapshot().player.answers.get(questionId);
        if (answer && isChosen(answer, option)) session.unchoose(questionId, option);
        note(option, !isStruck(option));
      },
    };
  };
}
