import { Button } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
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
      <Dialog
        opened={opened}
        onClose={close}
        title={m.title}
        closeButtonProps={{ 'aria-label': m.close }}
      >
        <ReportForm attemptId={attemptId} questionId={questionId} own={own} onClose={close} />
      </Dialog>
    </>
  );
}
