/** The largest value of an id column. */
export const largestId = 2_147_483_647;

/** An id in an address: undefined unless it is a whole number in range. */
export function idFromPath(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}
