import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type CategoryRef, type CategoryRow, useMergeCategories, useMergePreview } from '../api.ts';
import { categoryAdminMessages } from '../messages/messages.ts';
import { MergeChanges } from './merge-changes.tsx';

interface MergeDialogProps {
  opened: boolean;
  categories: readonly CategoryRow[];
  onClose: () => void;
}

/** Merges a category or sub-category into another, after what changes was shown. */
export function MergeDialog({ opened, categories, onClose }: MergeDialogProps) {
  const { merge: m } = useMessages(categoryAdminMessages);
  return (
    <FormDialog opened={opened} title={m.title} onClose={onClose}>
      {({ cancel }) => <MergeForm categories={categories} onDone={onClose} onCancel={cancel} />}
    </FormDialog>
  );
}

interface Chosen {
  kind: CategoryRef['kind'];
  fromId: number | null;
  intoId: number | null;
}

const nothingChosen: Chosen = { kind: 'category', fromId: null, intoId: null };

/** Both, once they are chosen and differ. */
const pairOf = ({ kind, fromId, intoId }: Chosen) =>
  fromId !== null && intoId !== null && fromId !== intoId
    ? { from: { kind, id: fromId }, into: { kind, id: intoId } }
    : undefined;

interface MergeFormProps {
  categories: readonly CategoryRow[];
  onDone: () => void;
  onCancel: () => void;
}

function MergeForm({ categories, onDone, onCancel }: MergeFormProps) {
  const { merge: m } = useMessages(categoryAdminMessages);
  const [chosen, setChosen] = useState(nothingChosen);
  const merge = useMergeCategories();
  const toast = useToast();
  const pair = pairOf(chosen);
  const preview = useMergePreview(pair);
  const submit = () => {
    if (!pair || !preview.data) return;
    merge.mutate(
      { ...pair, quizzes: preview.data.quizzes },
      {
        onSuccess: () => {
          toast({ title: m.done, tone: 'pass' });
          onDone();
        },
        // The numbers may have changed meanwhile.
        onError: () => void preview.refetch(),
      },
    );
  };
  return (
    <Stack>
      <Text size="sm">{m.hint}</Text>
      <PairFields
        categories={categories}
        chosen={chosen}
        onChoose={(change) => setChosen({ ...chosen, ...change })}
      />
      {preview.error && (
        <FailureAlert
          title={m.noPreview}
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      {pair && preview.data && <MergeChanges changes={preview.data} />}
      {merge.error && <FailureAlert title={m.failed} error={messageOf(merge.error, m.failed)} />}
      <FormButtons
        pending={merge.isPending}
        disabled={!pair || !preview.data}
        tone="danger"
        onCancel={onCancel}
        onSend={submit}
      >
        {m.merge}
      </FormButtons>
    </Stack>
  );
}

interface PairFieldsProps {
  categories: readonly CategoryRow[];
  chosen: Chosen;
  onChoose: (change: Partial<Chosen>) => void;
}

/** Which two of a kind are merged. */
function PairFields({ categories, chosen, onChoose }: PairFieldsProps) {
  const { merge: m, ...words } = useMessages(categoryAdminMessages);
  const { kind, fromId, intoId } = chosen;
  const rows = kind === 'category' ? categories : subCategoriesOf(categories);
  return (
    <>
      <SegmentedControl
        aria-label={m.what}
        data={[
          { value: 'category', label: words.categories },
          { value: 'subCategory', label: words.subCategories },
        ]}
        value={kind}
        onChange={(value) =>
          onChoose({ ...nothingChosen, kind: value === 'category' ? value : 'subCategory' })
        }
      />
      <RowSelect
        label={m.from}
        rows={rows}
        value={fromId}
        onChange={(id) => onChoose({ fromId: id })}
      />
      <RowSelect
        label={m.into}
        rows={rows.filter(({ id }) => id !== fromId)}
        value={intoId === fromId ? null : intoId}
        onChange={(id) => onChoose({ intoId: id })}
      />
    </>
  );
}

/** Each with the name of its category, because those of several categories may have one name. */
const subCategoriesOf = (categories: readonly CategoryRow[]) =>
  categories.flatMap((category) =>
    category.subCategories.map(({ id, displayName }) => ({
      id,
      displayName: `${displayName} · ${category.displayName}`,
    })),
  );
