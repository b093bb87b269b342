import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type SeriesRow, type SeriesWithQuizzes, useSeriesNow, useSeriesWrites } from './api.ts';
import classes from './arrange-dialog.module.css';
import { seriesAdminMessages } from './messages/messages.ts';
import { type OrderedQuiz, QuizOrder } from './quiz-order.tsx';

interface ArrangeDialogProps {
  series: SeriesRow | undefined;
  onClose: () => void;
}

/** Where the quizzes of a series are chosen and ordered. */
export function ArrangeDialog({ series, onClose }: ArrangeDialogProps) {
  const m = useMessages(seriesAdminMessages);
  const shown = useLastShown(series);
  return (
    <FormDialog
      opened={series !== undefined}
      title={m.quizzesOf({ name: shown?.displayName ?? '' })}
      size="lg"
      onClose={onClose}
    >
      {({ cancel }) => shown && <LoadedQuizzes id={shown.id} onSaved={onClose} onCancel={cancel} />}
    </FormDialog>
  );
}

interface ArrangementProps {
  onSaved: () => void;
  onCancel: () => void;
}

function LoadedQuizzes({ id, ...props }: ArrangementProps & { id: number }) {
  const m = useMessages(seriesAdminMessages);
  const { data, error, refetch, isFetchedAfterMount } = useSeriesNow(id);
  // As it was when the ordering began: a save must not replace what came later.
  const [loaded, setLoaded] = useState<SeriesWithQuizzes>();
  if (!loaded && data && isFetchedAfterMount && !error) setLoaded(data);
  if (loaded) return <Arrangement series={loaded} {...props} />;
  if (error)
    return <FailureAlert title={m.loadFailed} error={error} onRetry={() => void refetch()} />;
  return <Skeleton h={240} />;
}

function Arrangement({
  series,
  onSaved,
  onCancel,
}: ArrangementProps & { series: SeriesWithQuizzes }) {
  const m = useMessages(seriesAdminMessages).dialog;
  const { arrange } = useSeriesWrites();
  const [quizzes, setQuizzes] = useState<OrderedQuiz[]>(series.quizzes);
  const toast = useToast();
  useReportUnsaved(quizzes !== series.quizzes);
  const save = () =>
    arrange.mutate(
      {
        id: series.id,
        quizIds: quizzes.map((quiz) => quiz.id),
        loadedUpdatedAt: series.updatedAt,
      },
      {
        onSuccess: () => {
          toast({ title: m.updated, tone: 'pass' });
          onSaved();
        },
        // The reason is shown above the buttons.
        onError: () => toast({ title: m.updateFailed, tone: 'fail' }),
      },
    );
  return (
    <Stack>
      <QuizOrder quizzes={quizzes} onChange={setQuizzes} />
      {arrange.error && <FailureAlert title={m.notSaved} error={arrange.error} />}
      <div className={classes.bar}>
        <FormButtons pending={arrange.isPending} onCancel={onCancel} onSend={save}>
          {m.save}
        </FormButtons>
      </div>
    </Stack>
  );
}
