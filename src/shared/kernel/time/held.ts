/** A value that was changed at times: what held until when, the earliest first, and what holds now. */
export interface Held<Value> {
  past: readonly { until: Date; value: Value }[];
  current: Value;
}

export const heldAt = <Value>({ past, current }: Held<Value>, at: Date): Value => {
  const found = past.find(({ until }) => at < until);
  return found ? found.value : current;
};

/** Finds what a person has held: from the changes of people, in any order, and from what they have chosen now. */
export function heldBy<Value>({
  past,
  current,
  otherwise,
}: {
  past: readonly { userId: number; until: Date; value: Value }[];
  current: readonly { userId: number; value: Value }[];
  /** Of those who have chosen nothing. */
  otherwise: Value;
}): (userId: number) => Held<Value> {
  const changes = Map.groupBy(past, ({ userId }) => userId);
  const chosen = new Map(current.map(({ userId, value }) => [userId, value]));
  return (userId) => ({
    past: (changes.get(userId) ?? []).toSorted((a, b) => a.until.getTime() - b.until.getTime()),
    current: chosen.get(userId) ?? otherwise,
  });
}
