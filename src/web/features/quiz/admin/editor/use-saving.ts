import { useRef, useState } from 'react';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { useRefusals } from '#web/language/refusals.ts';
import type { CategoryTree } from '../api.ts';
import { mergedWork, type Side } from './conflict/quiz-conflict.ts';
import { useComparison } from './conflict/use-comparison.ts';
import {
  type CheckedQuiz,
  checkQuiz,
  placeProblems,
  type QuizWork,
  type StoredWork,
  translatedProblems,
} from './quiz-draft.ts';

export type QuizToSend = NonNullable<CheckedQuiz['ready']>;

/** The same as a quiz of its own, whose questions are created too. */
export const asNewQuiz = ({ quiz, questions }: QuizToSend) => ({
  ...quiz,
  questions: questions.map(({ id: _, ...question }) => question),
});

/** Where a quiz comes from and where it is sent. */
export interface QuizStore {
  screen: 'create' | 'edit';
  /** How many questions an attempt takes from the bank; none of a new quiz. */
  drawnQuestions?: number;
  initial: QuizWork;
  /** When the stored quiz was last changed; null for a new one. */
  loadedAt: string | null;
  categories: CategoryTree;
  /** Sends; a rejection is shown, and everything typed stays. */
  onSave: (quiz: QuizToSend, loadedAt: string | null) => Promise<unknown>;
  /** Sends the work as a new quiz, when the stored one cannot take it. */
  onSaveAsNew: (quiz: QuizToSend) => Promise<unknown>;
  /** The quiz as it is stored now; undefined when it was deleted. */
  loadStored?: () => Promise<StoredWork | undefined>;
}

interface SavingOptions {
  work: QuizWork;
  onMerged: (work: QuizWork) => void;
  onRebased: (updatedAt: string) => void;
  onSaved: () => void;
}

const noProblems: Omit<CheckedQuiz, 'ready'> = { fields: {}, questions: new Map() };

/** Checking, sending, and what follows when a save is refused. */
export function useSaving(store: QuizStore, options: SavingOptions) {
  const translate = useRefusals();
  const { screen, loadStored } = store;
  const { work, onMerged, onRebased, onSaved } = options;
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<CallFailure>();
  const [pending, setPending] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const loadedAt = useRef(store.loadedAt);
  const comparison = useComparison({
    ...store,
    // The base is known only for work that began from the version loaded with the page.
    isFromInitial: () => loadedAt.current === store.loadedAt,
  });
  const summary = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  const show = (found: Omit<CheckedQuiz, 'ready'>) => {
    setProblems(found);
    requestAnimationFrame(() => summary.current?.focus());
  };
  /** @returns what can be sent; undefined when problems are shown */
  const checked = (mine: QuizWork) => {
    const { ready, ...found } = checkQuiz(mine, screen, store.drawnQuestions);
    show(translatedProblems(found, translate));
    return ready;
  };
  const run = async (mine: QuizWork, send: (quiz: QuizToSend) => Promise<unknown>) => {
    const ready = checked(mine);
    if (!ready) {
      comparison.stop();
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      await send(ready);
      onSaved();
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason.fields) show(placeProblems(reason.fields, ready.keys));
      else requestAnimationFrame(() => alert.current?.focus());
      if (isConflict(reason)) await comparison.begin(mine);
    } finally {
      setPending(false);
    }
  };
  const save = () => run(work, (quiz) => store.onSave(quiz, loadedAt.current));
  return {
    problems,
    failure,
    conflict: comparison.conflict,
    comparing: comparison.isOpen,
    pending,
    summary,
    alert,
    canCompare: Boolean(failure && loadStored && isConflict(failure)),
    /** Whether the work waits for its review, because the save would publish it. */
    reviewing,
    stopReviewing: () => setReviewing(false),
    submit: () => {
      if (pending) return;
      if (!publishes(store, work)) void save();
      else if (checked(work)) setReviewing(true);
    },
    publish: () => {
      setReviewing(false);
      if (!pending) void save();
    },
    compare: () => void comparison.begin(work),
    stopComparing: comparison.stop,
    saveAsNew: () => void run(work, store.onSaveAsNew),
    saveMerged: (choices: ReadonlyMap<string, Side>) => {
      const stored = comparison.conflict?.stored;
      if (!stored) return;
      const versions = { mine: work, theirs: stored.work, base: undefined };
      const merged = mergedWork(versions, (id) => choices.get(id));
      loadedAt.current = stored.updatedAt;
      onMerged(merged);
      onRebased(stored.updatedAt);
      void run(merged, (quiz) => store.onSave(quiz, stored.updatedAt));
    },
    /** The work on the screen now is a draft that began from another version. */
    continueFrom: (base: string | null) => {
      loadedAt.current = base;
    },
  };
}
export type Saving = ReturnType<typeof useSaving>;

/** Whether a save makes a quiz public that is not. */
const publishes = ({ screen, initial }: QuizStore, { fields }: QuizWork) =>
  fields.status === 'active' && (screen === 'create' || initial.fields.status === 'draft');

/** Whether the stored quiz is not the one that the work began from. */
export const isConflict = ({ code }: CallFailure) =>
  code === 'stale' || code === 'not-found' || code === 'conflict';
