import { focusManager } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DateForm, Format } from '#shared/kernel/language/format.ts';
import { useFormat } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';

const TimeZoneContext = createContext<string | undefined>(undefined);

interface TimeZoneProviderProps {
  /** The time zone of the signed-in person's profile; without one, dates follow the device. */
  profileZone: string | undefined;
  children: ReactNode;
}

export function TimeZoneProvider({ profileZone, children }: TimeZoneProviderProps) {
  const deviceZone = useLaterZone();
  return <TimeZoneContext value={profileZone ?? deviceZone}>{children}</TimeZoneContext>;
}

/**
 * The zone of the device when the page was last shown again; undefined before. It may change while the page is open, for
 * example on a journey, and `Intl` goes on with the old one in what was made before.
 */
function useLaterZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => focusManager.subscribe(() => setZone(zoneOfDevice())), []);
  return zone;
}

function zoneOfDevice(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Without a zone a device may name this, which `Intl` refuses.
  return timeZone === 'Etc/Unknown' ? undefined : timeZone;
}

const never = () => () => {};

/** Whether the page is hydrated; only then is the device's time zone known. */
export function useHydrated(): boolean {
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
  const isHydrated = useHydrated();
  return profileZone ?? (isHydrated ? undefined : 'UTC');
}

/** Writes dates in the reader's language and time zone. */
export function useDates(): Format {
  return useFormat().in(useTimeZone());
}

/** A point in time in the reader's zone, with the relative form after it if `relative`. */
export function Moment({ at, form = 'date', relative = false }: MomentProps) {
  const dates = useDates();
  const clock = useServerClock();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {dates.date(at, form)}
      {relative && ` (${dates.relative(at, clock.now())})`}
    </time>
  );
}
