import { createContext, useContext, useEffect } from 'react';

/** Given by a dialog to the form in it. */
export const ReportUnsaved = createContext<(unsaved: boolean) => void>(() => {});

/** Reports to the dialog around a form, if there is one, whether closing it would lose something. */
export function useReportUnsaved(unsaved: boolean): void {
  const report = useContext(ReportUnsaved);
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [report, unsaved]);
}
