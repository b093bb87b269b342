import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { type CategoryTree, type QuizSlot, useBankChoices, useTagChoices } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import classes from './slots.module.css';

interface LinkDialogProps {
  opened: boolean;
  categories: CategoryTree;
  slots: readonly QuizSlot[];
  onAdd: (links: QuizSlot[]) => Promise<void>;
  onClose: () => void;
}

/** Where questions of the bank are chosen that the quiz asks, too. */
export function LinkDialog({ opened, onClose, ...form }: LinkDialogProps) {
  const { slots: m } = useMessages(quizEditorMessages);
  return (
    <FormDialog opened={opened} title={m.add} size="lg" onClose={onClose}>
      {({ cancel }) => <LinkForm {...form} onClose={onClose} onCancel={cancel} />}
    </FormDialog>
  );
}

const maxShown = 30;

interface Narrowing {
  q: string | undefined;
  type: QuestionType | '';
  tagId: number | null;
  categoryId: number | null;
}

interface LinkFormProps extends Omit<LinkDialogProps, 'opened'> {
  onCancel: () => void;
}

function LinkForm({ categories, slots, onAdd, onClose, onCancel }: LinkFormProps) {
  const { slots: m } = useMessages(quizEditorMessages);
  const [narrowing, setNarrowing] = useState<Narrowing>({
    q: undefined,
    type: '',
    tagId: null,
    categoryId: null,
  });
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  useReportUnsaved(chosen.size > 0);
  const { pending, run } = usePending();
  const add = async () => {
    try {
      await onAdd([...chosen].map(([questionId, preview]) => linkTo(questionId, preview)));
      onClose();
    } catch (error) {
      setProblem(messageOf(error, m.failed));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size > 0) void run(add);
      }}
    >
      <Stack>
        <Filters narrowing={narrowing} categories={categories} onChange={setNarrowing} />
        <Choices narrowing={narrowing} slots={slots} chosen={chosen} onChoose={setChosen} />
        {problem && (
          <Text c="fail" role="alert">
            {problem}
          </Text>
        )}
        <FormButtons pending={pending} disabled={chosen.size === 0} onCancel={onCancel}>
          {m.addN({ count: chosen.size })}
        </FormButtons>
      </Stack>
    </form>
  );
}

/** A link that is not stored yet; the answer to the save has the rest. */
const linkTo = (questionId: number, preview: string): QuizSlot => ({
  kind: 'link',
  questionId,
  preview,
  isAsked: true,
  question: null,
});

interface FiltersProps {
  narrowing: Narrowing;
  categories: CategoryTree;
  onChange: (narrowing: Narrowing) => void;
}

function Filters({ narrowing, categories, onChange }: FiltersProps) {
  const { slots: m, draws } = useMessages(quizEditorMessages);
  const { types, type } = useMessages(questionMessages);
  const tags = useTagChoices();
  return (
    <>
      <SearchField
        aria-label={m.search}
        placeholder={m.search}
        text={narrowing.q}
        onSearch={(q) => onChange({ ...narrowing, q })}
        // The form is sent by its button: what is searched for is not chosen yet.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Group grow preventGrowOverflow={false} gap="sm">
        <ChoiceFilter
          aria-label={type}
          all={m.anyType}
          choices={types}
          value={narrowing.type}
          onChoose={(chosen) =>
            onChange({ ...narrowing, type: QuestionType.safeParse(chosen).data ?? '' })
          }
        />
        <RowSelect
          aria-label={draws.category}
          placeholder={draws.anyCategory}
          clearable
          rows={categories}
          value={narrowing.categoryId}
          onChange={(categoryId) => onChange({ ...narrowing, categoryId })}
        />
        <RowSelect
          aria-label={draws.tags}
          placeholder={draws.anyTag}
          clearable
          rows={tags.map(({ id, name }) => ({ id, displayName: name }))}
          value={narrowing.tagId}
          onChange={(tagId) => onChange({ ...narrowing, tagId })}
        />
      </Group>
    </>
  );
}

interface ChoicesProps {
  narrowing: Narrowing;
  slots: readonly QuizSlot[];
  chosen: ReadonlyMap<number, string>;
  onChoose: (chosen: ReadonlyMap<number, string>) => void;
}

function Choices({ narrowing: { q, type, tagId, categoryId }, slots, ...props }: ChoicesProps) {
  const { chosen, onChoose } = props;
  const { slots: m } = useMessages(quizEditorMessages);
  const { types } = useMessages(questionMessages);
  const asked = new Set(slots.flatMap((slot) => (slot.kind === 'draw' ? [] : [slot.questionId])));
  const found = useBankChoices({
    // The quiz's own questions, often the newest of the bank, are left out of what is found.
    perPage: Math.min(maxShown + asked.size, 500),
    q,
    ...(type ? { type } : {}),
    ...(tagId ? { tagId } : {}),
    ...(categoryId ? { categoryId } : {}),
  });
  const rows = (found?.items ?? []).filter(({ id }) => !asked.has(id)).slice(0, maxShown);
  const toggle = (id: number, preview: string) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, preview);
    onChoose(next);
  };
  if (found && rows.length === 0)
    return (
      <Text c="dimmed" role="status">
        {m.none}
      </Text>
    );
  return (
    <Stack gap="xs" className={classes.choices}>
      {rows.map(({ id, preview, type: kind }) => (
        <Checkbox
          key={id}
          checked={chosen.has(id)}
          label={preview || '…'}
          description={types[kind]}
          onChange={() => toggle(id, preview)}
          dir="auto"
        />
      ))}
    </Stack>
  );
}
