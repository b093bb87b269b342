interface ChangesParts<Value> {
  /** @param part what this change changes; other tabs may have changed the rest of the value meanwhile */
  save: (value: Value, part: Partial<Value>) => Promise<unknown>;
  /** Shows what is saved with all changes that are still to be saved. */
  show: (value: Value) => void;
  /** Called when no change is under way any more and one has failed, so that it is not known what is stored. */
  onDoubt?: () => void;
}

/** Changes that are under way. */
interface Batch<Value> {
  saved: Value;
  waiting: readonly Partial<Value>[];
  last: Promise<unknown>;
  hasFailed: boolean;
}

/**
 * Changes of parts of one value, shown at once and saved one after the other. One that fails is undone alone. While
 * some are under way, another one joins them; else it begins from what is shown.
 */
export function createChanges<Value extends object>({ save, show, onDoubt }: ChangesParts<Value>) {
  let current: Batch<Value> | undefined;
  const showAll = ({ saved, waiting }: Batch<Value>) => {
    let value = saved;
    for (const part of waiting) value = { ...value, ...part };
    show(value);
  };
  const saveNext = async (batch: Batch<Value>, part: Partial<Value>) => {
    const next = { ...batch.saved, ...part };
    try {
      await save(next, part);
      batch.saved = next;
    } catch (error) {
      batch.hasFailed = true;
      throw error;
    } finally {
      batch.waiting = batch.waiting.filter((other) => other !== part);
      showAll(batch);
      if (batch.waiting.length === 0) {
        current = undefined;
        if (batch.hasFailed) onDoubt?.();
      }
    }
  };
  /** Rejects when this change could not be saved. */
  return (shown: Value, part: Partial<Value>): Promise<void> => {
    current ??= { saved: shown, waiting: [], last: Promise.resolve(), hasFailed: false };
    const batch = current;
    batch.waiting = [...batch.waiting, part];
    showAll(batch);
    const saved = batch.last.then(() => saveNext(batch, part));
    batch.last = saved.catch(() => {});
    return saved;
  };
}
