import { useRef, useState } from 'react';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { useRefusals } from '#web/language/refusals.ts';
import {
  assignProblems,
  type CheckedQuiz,
  checkQuiz,
  type QuizWork,
  translatedProblems,
} from '../quiz-draft.ts';
import { onlyChanges } from './only-changes.ts';

export type QuizToSend = NonNullable<CheckedQuiz['ready']>;

/** The same as a quiz of its own, whose questions are created too. */
export const asNewQuiz = ({ quiz, questions }: QuizToSend) => ({
  ...quiz,
  questions: questions.map(({ id: _, ...question }) => question),
});

interface SendingOptions {
  screen: 'create' | 'edit';
  /** How many questions an attempt takes from the bank. */
  drawnQuestions: number | undefined;
  /** Why the work cannot be sent now. */
  refusal: CallFailure | undefined;
  onSaved: () => void;
  /** Called when the work cannot be sent as it is. */
  onIncomplete: () => void;
  /** Called when the stored quiz is not the one that the work began from. */
  onConflict: (mine: QuizWork) => Promise<void>;
}

const noProblems: Omit<CheckedQuiz, 'ready'> = { fields: {}, questions: new Map() };

/** Checks the work, sends it, and brings the focus to what was refused. */
export function useSending({
  screen,
  drawnQuestions,
  refusal,
  onSaved,
  onIncomplete,
  onConflict,
}: SendingOptions) {
  const translate = useRefusals();
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<CallFailure>();
  const [pending, setPending] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  const show = (found: Omit<CheckedQuiz, 'ready'>) => {
    setProblems(found);
    requestAnimationFrame(() => summary.current?.focus());
  };
  /** @returns what can be sent; undefined when problems are shown */
  const checked = (mine: QuizWork) => {
    const { ready, ...found } = checkQuiz(mine, screen, drawnQuestions);
    show(translatedProblems(found, translate));
    return ready;
  };
  const focusAlert = () => requestAnimationFrame(() => alert.current?.focus());
  /** @param base the stored quiz that is changed; without it, all of the work is sent */
  const send = async (
    mine: QuizWork,
    call: (quiz: QuizToSend) => Promise<unknown>,
    base?: QuizWork,
  ) => {
    const whole = checked(mine);
    if (!whole) return onIncomplete();
    if (refusal) {
      setFailure(refusal);
      focusAlert();
      return onIncomplete();
    }
    const ready = base ? onlyChanges(whole, mine, base) : whole;
    setPending(true);
    setFailure(undefined);
    try {
      await call(ready);
      onSaved();
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason.fields) show(assignProblems(reason.fields, ready.keys));
      else focusAlert();
      if (isConflict(reason)) await onConflict(mine);
    } finally {
      setPending(false);
    }
  };
  return { problems, failure, pending, summary, alert, checked, send };
}

/** Whether the stored quiz is not the one that the work began from. */
export const isConflict = ({ code }: CallFailure) =>
  code === 'stale' || code === 'not-found' || code === 'conflict';
