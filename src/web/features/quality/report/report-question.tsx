import { Button } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useWasOpened } from '#web/ui/dialog/last-shown.ts';
import { useOwnReport } from '../api.ts';
import { reportMessages } from './messages/messages.ts';
import { ReportForm } from './report-form.tsx';

export interface ReportQuestionProps {
  attemptId: number;
  questionId: number;
}

/** A button below a question of a finished attempt, by which its learner reports a problem. */
export function ReportQuestion({ attemptId, questionId }: ReportQuestionProps) {
  const m = useMessages(reportMessages);
  const own = useOwnReport(attemptId, questionId);
  const [opened, setOpened] = useState(false);
  // A result has a button for each question: only a dialog that was opened is on the page.
  const wasOpened = useWasOpened(opened);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        data-print="hide"
        leftSection={<IconMessageReport size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {own ? m.reported({ kind: m.kinds[own.kind] }) : m.report}
      </Button>
      {wasOpened && (
        <FormDialog isShort opened={opened} onClose={close} title={m.title}>
          {({ cancel }) => (
            <ReportForm
              attemptId={attemptId}
              questionId={questionId}
              own={own}
              onClose={close}
              onCancel={cancel}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
