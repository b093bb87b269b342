import { createContext, useContext, useEffect, useId, useState } from 'react';

/** @param lost what would be lost, in words, if it is not what was entered */
type Report = (form: string, isUnsaved: boolean, lost?: string) => void;

/** Given by a dialog or a panel to the forms in it. */
export const ReportUnsaved = createContext<Report>(() => {});

/** Reports to the dialog or panel around a form, if there is one, whether closing it would lose something. */
export function useReportUnsaved(isUnsaved: boolean, lost?: string): void {
  const report = useContext(ReportUnsaved);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved, lost);
    return () => report(form, false);
  }, [report, form, isUnsaved, lost]);
}

/** Whether one of the forms that report to `report` would lose something, and what. The functions stay the same. */
export function useUnsavedForms() {
  const [forms] = useState(() => {
    const unsaved = new Map<string, string | undefined>();
    return {
      isUnsaved: () => unsaved.size > 0,
      findLost: () => [...unsaved.values()].find((lost) => lost !== undefined),
      report: (form: string, isUnsaved: boolean, lost?: string) => {
        if (isUnsaved) unsaved.set(form, lost);
        else unsaved.delete(form);
      },
    };
  });
  return forms;
}
