import { Alert, Button, Group, Progress, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ExportFormat } from '#shared/features/exchange/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { type ExportedFile, useExport } from './api.ts';
import classes from './import-page.module.css';
import { exchangeMessages } from './messages/messages.ts';
import { saveExported } from './save-exported.ts';

interface ExportPageProps {
  quizId: number | undefined;
  /** Ids with commas between them. */
  questionIds: string | undefined;
}

/** Writes questions to a file, after a report on what its format does not carry. */
export function ExportPage({ quizId, questionIds }: ExportPageProps) {
  const m = useMessages(exchangeMessages);
  const makeFile = useExport();
  const [format, setFormat] = useState<ExportFormat>('json');
  const [file, setFile] = useState<ExportedFile>();
  const [error, setError] = useState<unknown>(null);
  const { pending, run } = usePending();
  const prepare = async () => {
    setError(null);
    try {
      const of = quizId === undefined ? { questionIds } : { quizId };
      setFile(await makeFile({ format, ...of }));
    } catch (failed) {
      setError(failed);
    }
  };
  return (
    <Page width="text">
      <PageHeader title={m.exportTitle} above={<BackLink />} />
      <Stack gap="md">
        <Select
          label={m.format}
          data={ExportFormat.options.map((value) => ({ value, label: m.formats[value] }))}
          value={format}
          allowDeselect={false}
          disabled={pending}
          onChange={(value) => {
            setFormat(ExportFormat.parse(value));
            setFile(undefined);
          }}
        />
        {pending && <Progress value={100} animated aria-hidden />}
        {error !== null && <FailureAlert title={m.exportFailed} error={error} />}
        {file && <Losses file={file} />}
        <Group>
          {file ? (
            <Button onClick={() => saveExported(file)}>{m.download}</Button>
          ) : (
            <Button loading={pending} onClick={() => void run(prepare)}>
              {m.makeFile}
            </Button>
          )}
        </Group>
      </Stack>
    </Page>
  );
}

const maxLosses = 50;

function Losses({ file: { losses } }: { file: ExportedFile }) {
  const m = useMessages(exchangeMessages);
  const format = useFormat();
  if (losses.length === 0) return <Alert color="pass" role="status" title={m.lossless} />;
  return (
    <Alert color="marigold" role="status" title={m.losses({ count: losses.length })}>
      <ul className={classes.notes} data-marks>
        {losses.slice(0, maxLosses).map(({ index, fields }) => (
          <li key={index}>
            <Text span size="sm">
              {m.loss({
                position: format.count(index + 1),
                fields: format.list(fields.map((field) => m.fields[field])),
              })}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
