/** A value that was changed at times: what held until when, the earliest first, and what holds now. */
export interface Held<Value> {
  past: readonly { until: Date; value: Value }[];
  current: Value;
}

export const heldAt = <Value>({ past, current }: Held<Value>, at: Date): Value => {
  const found = past.find(({ until }) => at < until);
  return found ? found.value : current;
};
