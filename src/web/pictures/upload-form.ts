import { createContext, useCallback, useState } from 'react';
import type { CallFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { picturesMessages } from './messages/messages.ts';

/** What a form knows of the uploads in its fields. */
interface UploadForm {
  /** Called with 1 when an upload begins and with -1 when it has ended. */
  count: (by: 1 | -1) => void;
  /** Whether its fields can be seen; if not, a failure is shown outside the form. */
  isVisible: boolean;
}

export const UploadFormContext = createContext<UploadForm>({
  count: () => undefined,
  isVisible: true,
});

const none: ReadonlyMap<string, number> = new Map();

/** Counts the uploads that run in the forms of a page, each of which has a key. */
export function useUploadForms() {
  const m = useMessages(picturesMessages);
  const [running, setRunning] = useState(none);
  const formOf = useCallback(
    (key: string, isVisible: boolean): UploadForm => ({
      isVisible,
      count: (by) => setRunning((before) => new Map(before).set(key, (before.get(key) ?? 0) + by)),
    }),
    [],
  );
  const isUploading = (key: string) => (running.get(key) ?? 0) > 0;
  const isAnyUploading = [...running.keys()].some(isUploading);
  /** Why nothing can be saved now: a file that is uploaded has no address yet. */
  const refusal: CallFailure | undefined = isAnyUploading
    ? { code: 'precondition', message: m.stillUploading }
    : undefined;
  return { formOf, isUploading, isAnyUploading, refusal };
}

export type UploadForms = ReturnType<typeof useUploadForms>;
