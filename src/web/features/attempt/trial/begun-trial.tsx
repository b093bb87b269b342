import { type ReactNode, useState } from 'react';
import type { SharedTrial as Begun, SharedResult } from '#shared/features/attempt/sharing.ts';
import type { TrialCalls } from './api.ts';
import { SharedTrial } from './shared-trial.tsx';
import { WidthFrame } from './width-frame.tsx';

interface BeginningCalls<Result extends SharedResult> extends TrialCalls<Result> {
  begin: () => Promise<Begun>;
}

/** A trial by a secret link that the button begins, and the failure of its calls. */
export function useBegunTrial<Result extends SharedResult>(calls: BeginningCalls<Result>) {
  const [begun, setBegun] = useState<Begun>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempted = async (act: () => Promise<unknown>) => {
    setPending(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setBegun(undefined);
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return {
    calls,
    begun,
    pending,
    failure,
    /** Runs a call whose failure is shown in the same place. */
    attempted,
    begin: () => void attempted(async () => setBegun(await calls.begin())),
    close: () => setBegun(undefined),
  };
}

interface BegunTrialProps<Result extends SharedResult> {
  trial: ReturnType<typeof useBegunTrial<Result>>;
  title: string;
  /** Shown with a result that has verdicts but no keys. */
  note?: string;
  /** Further content of the result. */
  children?: (result: Result) => ReactNode;
}

/** The frame in which a begun trial is taken. */
export function BegunTrial<Result extends SharedResult>({
  trial: { calls, begun, begin, close },
  title,
  ...ending
}: BegunTrialProps<Result>) {
  return (
    <WidthFrame
      opened={begun !== undefined}
      title={title}
      hasWidths={false}
      closeOnEscape={false}
      onClose={close}
    >
      {begun && (
        <SharedTrial
          key={begun.trial}
          calls={calls}
          begun={begun}
          onAgain={begin}
          onClose={close}
          {...ending}
        />
      )}
    </WidthFrame>
  );
}
