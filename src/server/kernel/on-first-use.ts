/** @returns a function that computes a value when it is first called, and then gives the same value */
export function onFirstUse<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
