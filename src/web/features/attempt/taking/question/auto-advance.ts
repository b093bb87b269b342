import { useEffect, useRef } from 'react';
import type { PlayerSession } from '../player-session.ts';
import { answerParts } from './answer-parts.ts';

/** How long the choice is shown before the next question comes, in milliseconds. */
const showFor = 400;

/** The setting "Go on when I answer". @returns the function to call after each choice by tap or by number key */
export function useAutoAdvance(session: PlayerSession, enabled: boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    if (!enabled) return;
    const { current } = session.snapshot().player;
    timer.current = setTimeout(() => {
      const { player } = session.snapshot();
      if (player.current === current && goesOn(session)) session.moveTo(current + 1);
    }, showFor);
  };
}

/** One tap answers the question on screen, and there is a next one. */
function goesOn(session: PlayerSession): boolean {
  const { questions, current, phase } = session.snapshot().player;
  const question = questions[current];
  const isOneTap = question !== undefined && answerParts[question.type].isOneTap;
  return phase === 'answering' && isOneTap && current < questions.length - 1;
}
