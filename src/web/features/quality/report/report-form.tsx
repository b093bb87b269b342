import { Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { maxNoteLength, ReportKind } from '#shared/features/quality/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useReport } from '../api.ts';
import { reportMessages } from './messages/messages.ts';
import type { ReportQuestionProps } from './report-question.tsx';

interface ReportFormProps extends ReportQuestionProps {
  /** An earlier report, which this one replaces. */
  own: { kind: ReportKind; note: string | null } | undefined;
  onClose: () => void;
  onCancel: () => void;
}

/** Asks what is wrong with a question. */
export function ReportForm({ attemptId, questionId, own, onClose, onCancel }: ReportFormProps) {
  const m = useMessages(reportMessages);
  const report = useReport(attemptId);
  const toast = useToast();
  const [kind, setKind] = useState<ReportKind>(own?.kind ?? 'wrong_key');
  const [note, setNote] = useState(own?.note ?? '');
  useReportUnsaved(note.trim() !== (own?.note ?? ''));
  const { pending, run } = useReported(m.failed);
  const send = async () => {
    await report({ id: attemptId, questionId, kind, note: note.trim() || null });
    toast({ title: m.sent, message: m.sentText, tone: 'pass' });
    onClose();
  };
  return (
    <Stack>
      <Radio.Group
        label={m.kind}
        value={kind}
        onChange={(value) => setKind(ReportKind.catch('other').parse(value))}
      >
        <Stack gap="xs" mt="xs">
          {ReportKind.options.map((value) => (
            <Radio key={value} value={value} label={m.kinds[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={m.note}
        description={m.noteHint}
        autosize
        minRows={2}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormButtons pending={pending} onCancel={onCancel} onSend={() => void run(send)}>
        {m.send}
      </FormButtons>
    </Stack>
  );
}
