import type { NewSeries } from '#shared/features/series/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { type SeriesRow, useSeriesWrites } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';
import { SeriesForm } from './series-form.tsx';

/** A new series, or a stored one as it was when its editing began. */
export type EditedSeries = 'new' | SeriesRow;

interface SeriesDialogProps {
  editing: EditedSeries | undefined;
  onClose: () => void;
}

/** Where a series is created and changed. */
export function SeriesDialog({ editing, onClose }: SeriesDialogProps) {
  const { create, dialog: m } = useMessages(seriesAdminMessages);
  const shown = useLastShown(editing);
  const series = shown === 'new' ? undefined : shown;
  return (
    <FormDialog
      opened={editing !== undefined}
      title={series ? m.titleEdit : create}
      size="lg"
      onClose={onClose}
    >
      {({ cancel }) => shown && <SavedForm series={series} onSaved={onClose} onCancel={cancel} />}
    </FormDialog>
  );
}

interface SavedFormProps {
  series: SeriesRow | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Inside the dialog: a series that was cancelled, and one that is entered later, have different keys. */
function SavedForm({ series, onSaved, onCancel }: SavedFormProps) {
  const { dialog: m } = useMessages(seriesAdminMessages);
  const { create, update } = useSeriesWrites();
  const report = useReportSave();
  const once = useIdempotencyKey();
  const save = async ({ name, ...values }: NewSeries) => {
    await report(
      series
        ? update.mutateAsync({ ...values, id: series.id, loadedUpdatedAt: series.updatedAt })
        : once((idempotencyKey) => create.mutateAsync({ ...values, name, idempotencyKey })),
      {
        saved: { title: series ? m.updated : m.created },
        // The form shows the reason.
        failed: () => ({ title: series ? m.updateFailed : m.createFailed }),
      },
    );
    onSaved();
  };
  return <SeriesForm series={series} onSubmit={save} onCancel={onCancel} />;
}
