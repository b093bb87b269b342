import { useState } from 'react';
import { isFailure } from '#web/failure/failure.ts';

/** Whether a save was refused last because another person had changed what is stored; `saving` notes it, and fails as the save does. */
export function useOutdated() {
  const [isOutdated, setOutdated] = useState(false);
  const saving = async (save: Promise<unknown>) => {
    try {
      await save;
    } catch (error) {
      setOutdated(isFailure(error, 'stale'));
      throw error;
    }
  };
  return { isOutdated, saving };
}
