import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { type BankRow, useTags } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import { idsOfTags, TagField, useTagIds } from './tag-field.tsx';

interface TagFormProps {
  rows: readonly BankRow[];
  /** Answers whether the dialog is done. */
  onTag: (tags: { ids: number[]; add: number[]; remove: number[] }) => Promise<boolean>;
  onClose: () => void;
}

/** Where tags are chosen that several questions get or lose. */
export function TagDialog({
  rows,
  ...form
}: Omit<TagFormProps, 'rows'> & { rows: TagFormProps['rows'] | undefined }) {
  const m = useMessages(bankMessages);
  const shown = useLastShown(rows) ?? [];
  return (
    <FormDialog
      isShort
      opened={rows !== undefined}
      onClose={form.onClose}
      title={m.tagTitle({ count: shown.length })}
    >
      {({ cancel }) => <TagForm rows={shown} {...form} onCancel={cancel} />}
    </FormDialog>
  );
}

function TagForm({ rows, onTag, onClose, onCancel }: TagFormProps & { onCancel: () => void }) {
  const m = useMessages(bankMessages);
  const tags = useTags();
  const idsFor = useTagIds(tags);
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  useReportUnsaved(added.length + removed.length > 0);
  const { pending, run } = useReported(m.notChanged);
  const present = new Set(rows.flatMap((row) => row.tags.map(({ id }) => id)));
  const apply = async () => {
    const add = await idsFor(added);
    const remove = idsOfTags(tags, removed).filter((id) => !add.includes(id));
    if (await onTag({ ids: rows.map(({ id }) => id), add, remove })) onClose();
  };
  return (
    <Stack>
      <TagField
        label={m.addTags}
        description={m.tagHint}
        data-autofocus
        tags={tags}
        names={added}
        onNames={setAdded}
      />
      {present.size > 0 && (
        <TagField
          label={m.removeTags}
          tags={tags.filter(({ id }) => present.has(id))}
          names={removed}
          onNames={setRemoved}
        />
      )}
      <FormButtons
        pending={pending}
        disabled={added.length + removed.length === 0}
        onCancel={onCancel}
        onSend={() => void run(apply)}
      >
        {m.apply}
      </FormButtons>
    </Stack>
  );
}
