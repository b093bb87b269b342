/**
 * What is stored, with what `changes` names: an absent field stays as it is, null clears one that may
 * be empty.
 */
export function withChanges<Stored extends object>(
  stored: Stored,
  changes: { readonly [Field in keyof Stored]?: Stored[Field] | undefined },
): Stored {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(named) };
}
