import { createContext, use, useSyncExternalStore } from 'react';
import { useServerClock } from '#web/server-clock.tsx';
import { type DateForm, formatDate, formatRelative } from './format.ts';

const TimeZoneContext = createContext<string | undefined>(undefined);

/** The time zone of the signed-in person's profile; without one, dates follow the device. */
export const TimeZoneProvider = TimeZoneContext.Provider;

const never = () => () => {};

/** Whether the page is hydrated; only then is the device's time zone known. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface MomentProps {
  /** ISO 8601 */
  at: string;
  form?: DateForm;
  /** Adds how long ago or ahead it is. */
  relative?: boolean;
}

/** The time zone of dates: the profile's, else the device's, and UTC until that is known. */
export function useTimeZone(): string | undefined {
  const profileZone = use(TimeZoneContext);
  const takenOver = useTakenOver();
  return profileZone ?? (takenOver ? undefined : 'UTC');
}

/** A point in time in the reader's zone, with the relative form after it if `relative`. */
export function Moment({ at, form = 'date', relative = false }: MomentProps) {
  const zone = useTimeZone();
  const clock = useServerClock();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDate(at, form, zone)}
      {relative && ` (${formatRelative(at, clock.now())})`}
    </time>
  );
}
