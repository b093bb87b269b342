import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the latest render, for callbacks that must stay the same function. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
