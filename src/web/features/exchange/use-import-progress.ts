import { useEffect, useState } from 'react';
import { ImportProgress } from '#shared/features/exchange/schema.ts';

const second = 1000;

/**
 * How far an import is, asked for every second: null when none is running with this key, undefined until that is known.
 * It is asked for without the session, which an embedded database could not look up before the import has ended.
 */
export function useImportProgress(key: string | undefined): ImportProgress | null | undefined {
  const [progress, setProgress] = useState<ImportProgress | null>();
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await fetch(`/api/import-progress/${key}`, {
        credentials: 'omit',
        signal: leaving.signal,
      }).catch(() => undefined);
      const found = ImportProgress.nullable().safeParse(
        await answer?.json().catch(() => undefined),
      );
      if (found.success && !leaving.signal.aborted) setProgress(found.data);
    };
    void ask();
    const timer = setInterval(() => void ask(), second);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [key]);
  return progress;
}
