import { Alert, Stack, Text, Title } from '@mantine/core';
import { type ComponentType, useMemo, useState } from 'react';
import { asAsked } from '#shared/features/attempt/as-asked.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { focusWhenShown } from '#web/keyboard/focus-when-shown.ts';
import { useMessages } from '#web/language/language.tsx';
import { ShownMedia } from '#web/pictures/shown-media.ts';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type Added, AddForm } from './add-form.tsx';
import { type ImportItem, type ImportReport, useDryRun } from './api.ts';
import type { ChosenFile } from './chosen-file.ts';
import { FileChooser } from './file-chooser.tsx';
import classes from './import-page.module.css';
import { ImportInProgress } from './import-progress.tsx';
import { ItemList } from './item-list.tsx';
import { exchangeMessages } from './messages/messages.ts';
import { RecentImports } from './recent-imports.tsx';
import { mediaOf } from './report-media.ts';
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

/** Imports questions from a file: it is chosen, its content is reviewed, then added. */
export function ImportPage({ PreviewDialog }: ImportPageProps) {
  const m = useMessages(exchangeMessages);
  const { dryRun, text, setText, read, added, hasReturned, ...steps } = useImportSteps();
  const [shown, setShown] = useState<ImportItem>();
  const hasText = text.trim() !== '';
  const progress = useImportProgress(dryRun.progressKey);
  const preview = shown?.question && asAsked(shown.question, 1);
  const media = useMemo(() => mediaOf(read?.report), [read]);
  return (
    <Page width="wide">
      <PageHeader title={m.title} above={<BackLink />} />
      {added && <AddedNote added={added} />}
      {read ? (
        <div className={classes.columns}>
          <Stack gap="md">
            <FileFacts report={read.report} name={read.file.fileName} />
            <ItemList report={read.report} onPreview={setShown} />
          </Stack>
          <AddForm
            file={read.file}
            report={read.report}
            onAdded={steps.finish}
            onOther={steps.startAgain}
            isUnsaved={(isAdding) => hasText && !(isAdding && read.isPasted)}
          />
        </div>
      ) : (
        <Stack gap="md" ref={hasReturned && !added ? focusWhenShown : null} tabIndex={-1}>
          <FileChooser
            isReading={dryRun.isPending}
            progress={progress}
            error={dryRun.error}
            text={text}
            onText={setText}
            onChoose={(chosen, isPasted) => void steps.choose(chosen, isPasted)}
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

interface ReadFile {
  file: ChosenFile;
  isPasted: boolean;
  report: ImportReport;
}

/** The steps of an import: a file is chosen, read and added, then another one can be chosen. */
function useImportSteps() {
  const dryRun = useDryRun();
  /** What was pasted, until it is imported. */
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadFile>();
  const [added, setAdded] = useState<Added>();
  const [hasReturned, setReturned] = useState(false);
  const choose = async (file: ChosenFile, isPasted: boolean) => {
    setAdded(undefined);
    const report = await dryRun.read(file).catch(() => undefined);
    if (report) setRead({ file, isPasted, report });
  };
  const startAgain = () => {
    dryRun.reset();
    setRead(undefined);
    setReturned(true);
  };
  const finish = (done: Added) => {
    if (read?.isPasted) setText('');
    setAdded(done);
    startAgain();
  };
  return { dryRun, text, setText, read, added, hasReturned, choose, startAgain, finish };
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
