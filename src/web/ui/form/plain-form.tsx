import { type ReactNode, useEffect, useRef } from 'react';
import { takeEarlySubmit } from '#web/early-submits.ts';

interface PlainFormProps {
  onSubmit: () => void;
  /** The id of its title. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that has no schema. When it was submitted before it was hydrated, it is submitted then. */
export function PlainForm({ onSubmit, labelledBy, className, children }: PlainFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && takeEarlySubmit(form.current)) form.current.requestSubmit();
  }, []);
  return (
    <form
      ref={form}
      method="dialog"
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
