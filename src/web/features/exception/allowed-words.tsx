import { useFormat, useMessages } from '#web/language/language.tsx';
import { DateLine } from './date-line.tsx';
import { exceptionMessages } from './messages/messages.ts';

/** What an exception allows. */
export interface Allowed {
  extraTimePercent: number;
  extraAttempts: number;
  closesAt: string | null;
}

export const nothingAllowed: Allowed = { extraTimePercent: 0, extraAttempts: 0, closesAt: null };

/** What is allowed, in words: one part for each. */
export function AllowedWords({
  allowed: { extraTimePercent, extraAttempts, closesAt },
}: {
  allowed: Allowed;
}) {
  const m = useMessages(exceptionMessages);
  const format = useFormat();
  return (
    <>
      {extraTimePercent > 0 && (
        <span>{m.moreTime({ percent: format.percent(extraTimePercent, 100) })}</span>
      )}
      {extraAttempts > 0 && <span>{m.moreAttempts({ count: extraAttempts })}</span>}
      {closesAt && <DateLine text={m.openUntil} at={closesAt} />}
    </>
  );
}
