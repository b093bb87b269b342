import { useState } from 'react';
import type { CategoryTree } from '#web/features/quiz/admin/api.ts';
import { questionMessages } from '#web/features/quiz/admin/questions/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { describeFields } from '../field-labels.ts';
import { quizEditorMessages } from '../messages/messages.ts';
import type { QuizWork, StoredWork } from '../quiz-draft.ts';
import { type Difference, differencesOf } from './quiz-conflict.ts';

interface Conflict {
  stored: StoredWork | undefined;
  differences: readonly Difference[] | undefined;
}

interface ComparisonOptions {
  /** The quiz as the editor began. */
  initial: QuizWork;
  /** Whether the work began from it, and not from a draft. */
  isFromInitial: () => boolean;
  categories: CategoryTree;
  /** The quiz as it is stored now; undefined when it was deleted. Absent for a new quiz. */
  loadStored?: () => Promise<StoredWork | undefined>;
}

/** The work next to the quiz as it is stored now, which is not the one that the work began from. */
export function useComparison(options: ComparisonOptions) {
  const { initial, isFromInitial, categories, loadStored } = options;
  const m = useMessages(quizEditorMessages);
  const { types, essay } = useMessages(questionMessages);
  const dates = useDates();
  const [conflict, setConflict] = useState<Conflict>();
  const [isOpen, setOpen] = useState(false);
  const compare = async (mine: QuizWork) => {
    if (!loadStored) return;
    const stored = await loadStored();
    const base = isFromInitial() ? initial : undefined;
    const versions = stored && { mine, theirs: stored.work, base };
    const differences =
      versions &&
      differencesOf(versions, {
        m: { ...m, types, essay },
        describe: ({ fields }) =>
          describeFields(fields, categories, m, (at) => dates.date(at, 'moment')),
      });
    setConflict({ stored, differences });
    setOpen(true);
  };
  return {
    conflict,
    isOpen,
    /** Does nothing if the stored quiz cannot be loaded. */
    begin: (mine: QuizWork) => compare(mine).catch(() => {}),
    stop: () => setOpen(false),
  };
}
