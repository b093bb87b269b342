import type { CellDetail } from '../api.ts';

/** What a form of a cell has, with the value that it was shown with and the version that this value is of. */
export interface CellEntry<Value> {
  entered: Value;
  loaded: Value;
  loadedUpdatedAt: CellDetail['updatedAt'];
}

/** What is stored for a form, as the cell was read last. */
export type StoredEntry<Value> = Omit<CellEntry<Value>, 'entered'>;

export const isSame = <Value>(one: Value, other: Value): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isUnsaved = <Value>({ entered, loaded }: CellEntry<Value>): boolean =>
  !isSame(entered, loaded);

/**
 * The form when its cell was read again. Its version follows while the stored value is the one that was shown, since
 * then something else of the cell has changed. A new value replaces one that was not changed here; what is typed
 * keeps its version, so that a save of it is refused and does not replace a value that was not shown.
 */
export function followed<Value>(
  form: CellEntry<Value>,
  stored: StoredEntry<Value>,
): CellEntry<Value> {
  if (isSame(stored.loaded, form.loaded)) return { ...stored, entered: form.entered };
  return isUnsaved(form) ? form : { ...stored, entered: stored.loaded };
}

/** The form when a save was refused and the stored value is shown: what is typed may replace it now. */
export const informed = <Value>(
  form: CellEntry<Value>,
  stored: StoredEntry<Value>,
): CellEntry<Value> => ({ ...stored, entered: followed(form, stored).entered });

/** The form after a save of `sent`: what was typed meanwhile stays. */
export const saved = <Value>(
  { entered }: CellEntry<Value>,
  sent: Value,
  stored: StoredEntry<Value>,
): CellEntry<Value> => ({ ...stored, entered: isSame(entered, sent) ? stored.loaded : entered });
