import { useState } from 'react';
import type { CallFailure } from '#web/failure/failure.ts';
import type { CategoryTree } from '#web/features/quiz/admin/api.ts';
import { useLatest } from '#web/use-latest.ts';
import { mergedWork, type Side } from '../conflict/quiz-conflict.ts';
import { useComparison } from '../conflict/use-comparison.ts';
import type { QuizWork, StoredWork } from '../quiz-draft.ts';
import { isConflict, type QuizToSend, useSending } from './use-sending.ts';

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
  /** When the stored quiz that the work began from was last changed; null for a new one. */
  base: string | null;
  /** Why the work cannot be sent now. */
  refusal: CallFailure | undefined;
  onMerged: (work: QuizWork, base: string) => void;
  onSaved: () => void;
}

/** Saving: a review before a quiz becomes public, and a comparison when the stored one has changed. */
export function useSaving(store: QuizStore, options: SavingOptions) {
  const { work, base, refusal, onMerged, onSaved } = options;
  const { screen, drawnQuestions, loadStored } = store;
  const [reviewing, setReviewing] = useState(false);
  const latestBase = useLatest(base);
  const comparison = useComparison({
    ...store,
    // The base is known only for work that began from the version loaded with the page.
    isFromInitial: () => latestBase.current === store.loadedAt,
  });
  const { checked, send, ...shown } = useSending({
    screen,
    drawnQuestions,
    refusal,
    onSaved,
    onIncomplete: comparison.stop,
    onConflict: comparison.begin,
  });
  const { pending, failure } = shown;
  const save = () => {
    const known = [{ work: store.initial, updatedAt: store.loadedAt }, comparison.conflict?.stored];
    const before = known.find((version) => version?.updatedAt === base)?.work;
    void send(work, (quiz) => store.onSave(quiz, base), before);
  };
  return {
    ...shown,
    conflict: comparison.conflict,
    comparing: comparison.isOpen,
    canCompare: Boolean(failure && loadStored && isConflict(failure)),
    /** Whether the work waits for its review, because the save would publish it. */
    reviewing,
    stopReviewing: () => setReviewing(false),
    submit: () => {
      if (pending) return;
      if (!publishes(store, work)) save();
      else if (checked(work)) setReviewing(true);
    },
    publish: () => {
      setReviewing(false);
      if (!pending) save();
    },
    compare: () => void comparison.begin(work),
    stopComparing: comparison.stop,
    saveAsNew: () => void send(work, store.onSaveAsNew),
    saveMerged: (choices: ReadonlyMap<string, Side>) => {
      const stored = comparison.conflict?.stored;
      if (!stored) return;
      const versions = { mine: work, theirs: stored.work, base: undefined };
      const merged = mergedWork(versions, (id) => choices.get(id));
      onMerged(merged, stored.updatedAt);
      void send(merged, (quiz) => store.onSave(quiz, stored.updatedAt), stored.work);
    },
  };
}
export type Saving = ReturnType<typeof useSaving>;

/** Whether a save makes a quiz public that is not. */
const publishes = ({ screen, initial }: QuizStore, { fields }: QuizWork) =>
  fields.status === 'active' && (screen === 'create' || initial.fields.status === 'draft');
