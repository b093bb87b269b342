/** A value with its history: each former value with its end, the earliest first, and the current value. */
export interface Held<Value> {
  past: readonly { until: Date; value: Value }[];
  current: Value;
}

export const heldAt = <Value>({ past, current }: Held<Value>, at: Date): Value => {
  const found = past.find(({ until }) => at < until);
  return found ? found.value : current;
};

/** Finds the history of a person's value in the changes of several people, in any order, and their current choices. */
export function heldBy<Value>({
  past,
  current,
  otherwise,
}: {
  past: readonly { userId: number; until: Date; value: Value }[];
  current: readonly { userId: number; value: Value }[];
  /** The value of people who have chosen none. */
  otherwise: Value;
}): (userId: number) => Held<Value> {
  const changes = Map.groupBy(past, ({ userId }) => userId);
  const chosen = new Map(current.map(({ userId, value }) => [userId, value]));
  return (userId) => ({
    past: (changes.get(userId) ?? []).toSorted((a, b) => a.until.getTime() - b.until.getTime()),
    current: chosen.get(userId) ?? otherwise,
  });
}
