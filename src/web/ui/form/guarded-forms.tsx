import type { ReactNode } from 'react';
import { ReportUnsaved, useUnsavedForms } from './report-unsaved.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface GuardedFormsProps {
  /** The search parameters that close the panel or show something else in it. */
  asksOnSearch: readonly string[];
  children: ReactNode;
}

/** The forms of a panel: it is not left or closed without a question while one of them is unsaved. */
export function GuardedForms({ asksOnSearch, children }: GuardedFormsProps) {
  const { isUnsaved, report } = useUnsavedForms();
  return (
    <ReportUnsaved value={report}>
      {children}
      <UnsavedGuard isUnsaved={isUnsaved} asksOnSearch={asksOnSearch} />
    </ReportUnsaved>
  );
}
