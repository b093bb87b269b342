import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { TitledFailure } from '#web/failure/failure.ts';
import { failureMessages } from '#web/failure/messages/messages.ts';
import {
  isMissingCode,
  reloadWhenReachable,
  reloadWhenReplaced,
} from '#web/failure/missing-code.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import { usePending } from '../use-pending.ts';

interface RouteFailureProps {
  error: unknown;
  /** Clears the error boundary; absent where a page is rendered on the server. */
  reset?: (() => void) | undefined;
  /** What did not load, unless the error says it. */
  title?: string;
  /** Another way out. */
  children?: ReactNode;
}

/** Why a page did not load, and "Try again". Every route's `errorComponent` shows this. */
export function RouteFailure({ error, reset, title, children }: RouteFailureProps) {
  const m = useMessages(failureMessages);
  const router = useRouter();
  const { pending, run } = usePending();
  const codeIsMissing = isMissingCode(error);
  useEffect(() => {
    if (codeIsMissing) void reloadWhenReplaced();
  }, [codeIsMissing]);

  const retry = async () => {
    // Browsers may keep a failed import for as long as the document lives, so a new document is asked for.
    if (codeIsMissing) await reloadWhenReachable();
    else {
      reset?.();
      await router.invalidate();
    }
  };
  return (
    <FailureAlert
      title={error instanceof TitledFailure ? error.title : (title ?? m.pageDidNotLoad)}
      error={error}
      retrying={pending}
      onRetry={() => void run(retry)}
    >
      {children}
    </FailureAlert>
  );
}
