import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { type Tag, useMergePreview, useTagCalls } from './api.ts';
import { bankMessages } from './messages/messages.ts';

interface MergeDialogProps {
  /** The tag that is merged; the dialog is open while there is one. */
  tag: Tag | undefined;
  tags: readonly Tag[];
  onClose: () => void;
}

/** Chooses the tag that remains, and says what the merge will do. */
export function MergeDialog({ tag, tags, onClose }: MergeDialogProps) {
  const m = useMessages(bankMessages);
  const toast = useToast();
  const { merge } = useTagCalls();
  const [intoId, setIntoId] = useState<number | null>(null);
  const { pending, run } = usePending();
  const shown = useLastShown(tag);
  const into = tags.find(({ id }) => id === intoId && id !== shown?.id);
  const query = useMergePreview(tag ? [tag.id] : [], tag && into ? into.id : null);
  const { data: preview } = query;
  const close = () => {
    setIntoId(null);
    onClose();
  };
  const mergeInto = async () => {
    if (!tag || !into) return;
    try {
      await merge({ ids: [tag.id], into: into.id });
      toast({ title: m.tagsMerged, message: into.name, tone: 'pass' });
    } catch (error) {
      toast({ title: m.tagNotChanged, message: messageOf(error, ''), tone: 'fail' });
    } finally {
      close();
    }
  };
  const name = shown?.name ?? '';
  return (
    <ConfirmDialog
      opened={tag !== undefined}
      title={m.mergeNamed({ name })}
      confirmLabel={m.merge}
      pending={pending}
      disabled={!into || !preview}
      onConfirm={() => void run(mergeInto)}
      onCancel={close}
    >
      <RowSelect
        label={m.mergeInto}
        allowDeselect={false}
        rows={tags
          .filter(({ id }) => id !== shown?.id)
          .map((other) => ({ id: other.id, displayName: other.name }))}
        value={intoId}
        onChange={setIntoId}
      />
      <QueryFailure title={m.failed} query={query} />
      <p>
        {into &&
          preview &&
          m.mergePreview({
            count: preview.questionCount - preview.alreadyTagged,
            name,
            into: into.name,
          })}
      </p>
    </ConfirmDialog>
  );
}
