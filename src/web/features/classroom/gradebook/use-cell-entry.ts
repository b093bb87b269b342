import { useState } from 'react';
import { isFailure } from '#web/failure/failure.ts';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { type CellDetail, type CellKey, useCellCalls } from '../api.ts';
import { type CellEntry, followed, informed, isUnsaved, saved } from './cell-entry.ts';

export interface CellFormProps {
  cell: CellKey;
  detail: CellDetail;
}

/** What a teacher enters into a cell, which another teacher may change meanwhile. */
export function useCellEntry<Value>(
  shownIn: (detail: CellDetail) => Value,
  { cell, detail }: CellFormProps,
) {
  const { readCell } = useCellCalls(cell);
  const storedIn = (read: CellDetail) => ({
    loaded: shownIn(read),
    loadedUpdatedAt: read.updatedAt,
  });
  const [kept, setKept] = useState<CellEntry<Value>>(() => ({
    ...storedIn(detail),
    entered: shownIn(detail),
  }));
  const form = followed(kept, storedIn(detail));
  useReportUnsaved(isUnsaved(form));

  const change = (changed: (entered: Value) => Value) =>
    setKept((before) => {
      const now = followed(before, storedIn(detail));
      return { ...now, entered: changed(now.entered) };
    });

  /** Sends a change with the version that was shown. */
  const write = async (send: (loadedUpdatedAt: CellDetail['updatedAt']) => Promise<CellDetail>) => {
    const sent = form.entered;
    try {
      const stored = storedIn(await send(form.loadedUpdatedAt));
      setKept((before) => saved(followed(before, storedIn(detail)), sent, stored));
    } catch (error) {
      const read = isFailure(error, 'stale') ? readCell() : undefined;
      if (read) setKept((before) => informed(before, storedIn(read)));
      throw error;
    }
  };
  return { entered: form.entered, change, write };
}
