import { type ComponentType, lazy, type ReactNode } from 'react';
import { failureMessages } from '#web/failure/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { isMissingCode, reloadWhenReachable } from '../failure/missing-code.ts';
import { FailureAlert } from './failure-alert.tsx';

/**
 * A part of a page whose code comes when it is first shown. Without a network only this part fails, and
 * shows `instead`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: () => ReactNode = MissingPart,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isMissingCode(error)) throw error;
      return { default: instead };
    }
  });
}

/** In place of a part whose code could not be fetched. Its styles must be there. */
export function MissingPart() {
  const m = useMessages(failureMessages);
  return (
    <FailureAlert
      title={m.partDidNotLoad}
      error={m.unreachable}
      onRetry={() => void reloadWhenReachable()}
    />
  );
}

/** For a part that the page can do without. */
export function NoPart() {
  return null;
}
