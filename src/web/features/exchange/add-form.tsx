import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { type ImportReport, useImport } from './api.ts';
import type { ChosenFile } from './chosen-file.ts';
import classes from './import-page.module.css';
import { ProgressView } from './import-progress.tsx';
import { ImportTarget, type Target } from './import-target.tsx';
import { hasIncomplete, type LeftOut, positionsLeftOut } from './item-filter.ts';
import { exchangeMessages } from './messages/messages.ts';
import { forgetRunning, runningImport } from './running-import.ts';
import { useImportProgress } from './use-import-progress.ts';

export type Added = NonNullable<ImportReport['added']>;

interface AddFormProps {
  file: ChosenFile;
  report: ImportReport;
  onAdded: (added: Added) => void;
  onOther: () => void;
  /** Whether leaving the page would lose something. */
  isUnsaved: (isAdding: boolean) => boolean;
}

/** Chooses the quiz for the questions of a file that was read, and which of them to leave out; then adds them. */
export function AddForm({ file, report, onAdded, onOther, isUnsaved }: AddFormProps) {
  const m = useMessages(exchangeMessages);
  const language = useLanguage();
  const { add, isPending, error } = useImport();
  const [out, setOut] = useState<LeftOut>({ duplicates: true, incomplete: false });
  const progress = useImportProgress(isPending ? runningImport()?.key : undefined);
  const title = file.fileName.replace(/\.\w{1,8}$/, '');
  const [target, setTarget] = useState<Target>({ kind: 'new', title, quizId: null });
  const { items, counts } = report;
  const leaveOut = positionsLeftOut(items, out);
  const count = items.filter(({ question }) => question !== null).length - leaveOut.length;
  const hasQuestions = items.some(({ question }) => question !== null);
  const isNew = target.kind === 'new';
  const isChosen = isNew ? target.title.trim() !== '' : target.quizId !== null;
  const submit = async () => {
    const destination = isNew
      ? { newQuiz: { title: target.title.trim(), language } }
      : { quizId: Number(target.quizId) };
    const { format } = report;
    const done = await add({ ...file, format, leaveOut, ...destination }).catch(() => undefined);
    forgetRunning();
    if (done?.added) onAdded(done.added);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedGuard isUnsaved={() => isUnsaved(isPending)} />
      {hasQuestions && <ImportTarget target={target} onChange={setTarget} />}
      {counts.duplicates > 0 && (
        <Checkbox
          label={m.leaveDuplicates}
          checked={out.duplicates}
          onChange={(event) => setOut({ ...out, duplicates: event.currentTarget.checked })}
        />
      )}
      {hasIncomplete(items) && (
        <Checkbox
          label={m.leaveIncomplete}
          checked={out.incomplete}
          onChange={(event) => setOut({ ...out, incomplete: event.currentTarget.checked })}
        />
      )}
      {isPending && (
        <>
          <ProgressView label={m.adding} progress={progress} />
          <Text size="sm" c="dimmed">
            {m.canLeave}
          </Text>
        </>
      )}
      {error && <FailureAlert title={m.addFailed} error={error} />}
      <Group gap="sm">
        {hasQuestions && (
          <Button type="submit" disabled={count === 0 || !isChosen} loading={isPending}>
            {m.add({ count })}
          </Button>
        )}
        <Button variant="default" disabled={isPending} onClick={onOther}>
          {m.otherFile}
        </Button>
      </Group>
    </form>
  );
}
