import { Alert, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { type ComponentType, useMemo, useState } from 'react';
import { asAsked } from '#shared/features/attempt/as-asked.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { focusWhenShown } from '#web/keyboard/focus-when-shown.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { ShownMedia } from '#web/pictures/shown-media.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type ImportItem, type ImportReport, useDryRun, useImport } from './api.ts';
import type { ChosenFile } from './chosen-file.ts';
import { FileChooser } from './file-chooser.tsx';
import classes from './import-page.module.css';
import { ImportInProgress, ProgressView } from './import-progress.tsx';
import { ImportTarget, type Target } from './import-target.tsx';
import { hasIncomplete, type LeftOut, positionsLeftOut } from './item-filter.ts';
import { ItemList } from './item-list.tsx';
import { exchangeMessages } from './messages/messages.ts';
import { RecentImports } from './recent-imports.tsx';
import { mediaOf } from './report-media.ts';
import { forgetRunning, runningImport } from './running-import.ts';
import { useImportProgress } from './use-import-progress.ts';

interface PreviewDialogProps {
  question: PaperQuestion;
  index: number;
  total: number;
  opened: boolean;
  onClose: () => void;
}

interface ImportPageProps {
  /** A question as learners see it. It belongs to the feature of attempts; the route passes it in. */
  PreviewDialog: ComponentType<PreviewDialogProps>;
}

type Added = NonNullable<ImportReport['added']>;

/** Brings questions in from files: choose, look through what comes in, add. */
export function ImportPage({ PreviewDialog }: ImportPageProps) {
  const m = useMessages(exchangeMessages);
  const dryRun = useDryRun();
  const [file, setFile] = useState<ChosenFile>();
  /** What was pasted, until it is imported. */
  const [text, setText] = useState('');
  const [isText, setIsText] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const [added, setAdded] = useState<Added>();
  const [shown, setShown] = useState<ImportItem>();
  const [hasReturned, setReturned] = useState(false);
  const choose = async (chosen: ChosenFile, isPasted: boolean) => {
    setAdded(undefined);
    const read = await dryRun.read(chosen).catch(() => undefined);
    if (!read) return;
    setFile(chosen);
    setIsText(isPasted);
    setReport(read);
  };
  const startAgain = () => {
    dryRun.reset();
    setReport(undefined);
    setReturned(true);
  };
  const hasText = text.trim() !== '';
  const reading = useImportProgress(dryRun.progressKey);
  const preview = shown?.question && asAsked(shown.question, 1);
  const media = useMemo(() => mediaOf(report), [report]);
  return (
    <Page width="wide">
      <PageHeader title={m.title} above={<BackLink />} />
      {added && <AddedNote added={added} />}
      {report && file ? (
        <div className={classes.columns}>
          <Stack gap="md">
            <FileFacts report={report} name={file.fileName} />
            <ItemList report={report} onPreview={setShown} />
          </Stack>
          <AddForm
            file={file}
            report={report}
            onAdded={(done) => {
              if (isText) setText('');
              setAdded(done);
              startAgain();
            }}
            onOther={startAgain}
            isUnsaved={(isAdding) => hasText && !(isAdding && isText)}
          />
        </div>
      ) : (
        <Stack gap="md" ref={hasReturned && !added ? focusWhenShown : null} tabIndex={-1}>
          <FileChooser
            isReading={dryRun.isPending}
            progress={reading}
            error={dryRun.error}
            text={text}
            onText={setText}
            onChoose={(chosen, isPasted) => void choose(chosen, isPasted)}
          />
          <ImportInProgress />
          <RecentImports />
          <UnsavedGuard isUnsaved={() => hasText} />
        </Stack>
      )}
      {preview && (
        <ShownMedia value={media}>
          <PreviewDialog
            opened
            question={preview}
            index={0}
            total={1}
            onClose={() => setShown(undefined)}
          />
        </ShownMedia>
      )}
    </Page>
  );
}

function AddedNote({ added }: { added: Added }) {
  const m = useMessages(exchangeMessages);
  return (
    <Alert
      ref={focusWhenShown}
      tabIndex={-1}
      color="pass"
      role="status"
      title={m.added({ count: added.ids.length })}
      mb="md"
    >
      <ButtonLink
        to="/admin/edit-quiz/$id"
        params={{ id: String(added.quizId) }}
        variant="default"
        size="sm"
      >
        {m.openQuiz}
      </ButtonLink>
    </Alert>
  );
}

function FileFacts({ report, name }: { report: ImportReport; name: string }) {
  const m = useMessages(exchangeMessages);
  const { format, encoding, isRepaired } = report;
  return (
    <div>
      <Title
        order={2}
        size="h4"
        className={classes.text}
        dir="auto"
        ref={focusWhenShown}
        tabIndex={-1}
      >
        {m.readAs({ name, format: m.formats[format] })}
      </Title>
      <Text size="sm" c="dimmed">
        {encoding !== 'utf-8' && <>{m.encoded({ encoding: encoding.toUpperCase() })} </>}
        {isRepaired && m.repaired}
      </Text>
    </div>
  );
}

interface AddFormProps {
  file: ChosenFile;
  report: ImportReport;
  onAdded: (added: Added) => void;
  onOther: () => void;
  /** Whether leaving the page would lose something. */
  isUnsaved: (isAdding: boolean) => boolean;
}

function AddForm({ file, report, onAdded, onOther, isUnsaved }: AddFormProps) {
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
      <ImportTarget target={target} onChange={setTarget} />
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
        <Button type="submit" disabled={count === 0 || !isChosen} loading={isPending}>
          {m.add({ count })}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onOther}>
          {m.otherFile}
        </Button>
      </Group>
    </form>
  );
}
