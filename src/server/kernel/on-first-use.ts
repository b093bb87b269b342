/** @returns a function that computes a value when it is first called, and then gives the same value */
export function onFirstUse<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** @returns a function that loads a value when it is first called; after a failure, the next call loads it again */
export function loadedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
