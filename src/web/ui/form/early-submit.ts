import { useEffect, useRef } from 'react';
import { takeEarlySubmit } from '#web/early-submits.ts';

/** For a form without fields to restore: what was pressed before the form was hydrated is submitted then. */
export function useEarlySubmit() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && takeEarlySubmit(form.current)) form.current.requestSubmit();
  }, []);
  return form;
}
