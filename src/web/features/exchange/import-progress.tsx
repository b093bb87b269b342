import { Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ImportProgress } from '#shared/features/exchange/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useImportsChanged } from './api.ts';
import { exchangeMessages } from './messages/messages.ts';
import { forgetRunning, runningImport } from './running-import.ts';
import { useImportProgress } from './use-import-progress.ts';

interface ProgressViewProps {
  label: string;
  /** Null or undefined while nothing is known. */
  progress: ImportProgress | null | undefined;
}

/** How far an import is: a share, if it is known of how many. */
export function ProgressView({ label, progress }: ProgressViewProps) {
  const m = useMessages(exchangeMessages);
  const format = useFormat();
  const said = progress?.phase === 'reading' ? m.reading : label;
  const total = progress?.total ?? null;
  if (!progress || total === null || total === 0)
    return (
      <div role="status">
        <Text size="sm">{said}</Text>
        <Progress value={100} animated aria-hidden />
      </div>
    );
  const { done } = progress;
  return (
    <div>
      <Text size="sm">
        {said} <span data-figures>{format.percent(done, total)}</span>
      </Text>
      <Progress.Root>
        <Progress.Section value={(done / total) * 100} animated aria-label={said} />
      </Progress.Root>
    </div>
  );
}

/** An import that this tab has started before, while it goes on. */
export function ImportInProgress() {
  const m = useMessages(exchangeMessages);
  const ended = useImportsChanged();
  const [running, setRunning] = useState(runningImport);
  const progress = useImportProgress(running?.key);
  useEffect(() => {
    if (progress !== null || !running) return;
    forgetRunning();
    setRunning(undefined);
    ended();
  }, [progress, running, ended]);
  if (!running || !progress) return null;
  return <ProgressView label={m.running({ name: running.fileName })} progress={progress} />;
}
