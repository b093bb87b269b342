import type { SyntheticEvent } from 'react';

/** Keeps an event from having any effect. */
export function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
