/**
 * The stored object with the fields of `changes`: an absent field stays unchanged, null clears a nullable one.
 */
export function withChanges<Stored extends object>(
  stored: Stored,
  changes: { readonly [Field in keyof Stored]?: Stored[Field] | undefined },
): Stored {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(named) };
}
