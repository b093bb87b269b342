import { createContext, useContext, useEffect, useId, useState } from 'react';

/** Given by a dialog or a panel to the forms in it. */
export const ReportUnsaved = createContext<(form: string, isUnsaved: boolean) => void>(() => {});

/** Reports to the dialog or panel around a form, if there is one, whether closing it would lose something. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const report = useContext(ReportUnsaved);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}

/** Whether one of the forms that report to `report` would lose something. Both functions stay the same. */
export function useUnsavedForms() {
  const [forms] = useState(() => {
    const unsaved = new Set<string>();
    return {
      isUnsaved: () => unsaved.size > 0,
      report: (form: string, isUnsaved: boolean) => {
        if (isUnsaved) unsaved.add(form);
        else unsaved.delete(form);
      },
    };
  });
  return forms;
}
