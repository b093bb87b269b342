import { MultiSelect, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { QuestionDifficulty } from '#shared/features/question/schema.ts';
import { maxDrawn } from '#shared/features/quiz/max-asked.ts';
import { failureOf, messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import {
  type CategoryTree,
  type QuizDraw,
  toDrawRule,
  useDrawnCount,
  useTagChoices,
} from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import { TypedNumber } from '../questions/typed-number.tsx';

/** A draw with its index among the slots of the quiz; a new one has the index after the last. */
export interface EditedDraw {
  index: number;
  draw: QuizDraw;
}

interface DrawDialogProps {
  quizId: number;
  /** The dialog is open while there is one. */
  edited: EditedDraw | undefined;
  categories: CategoryTree;
  onSave: (edited: EditedDraw) => Promise<void>;
  onClose: () => void;
}

/** Where it is chosen what a quiz draws. */
export function DrawDialog({ edited, onClose, ...form }: DrawDialogProps) {
  const { draws: m } = useMessages(quizEditorMessages);
  const shown = useLastShown(edited);
  return (
    <FormDialog opened={edited !== undefined} title={m.dialogTitle} onClose={onClose}>
      {({ cancel }) =>
        shown && <DrawForm {...form} edited={shown} onClose={onClose} onCancel={cancel} />
      }
    </FormDialog>
  );
}

interface DrawFormProps extends DrawDialogProps {
  edited: EditedDraw;
  onCancel: () => void;
}

function DrawForm({ quizId, edited, categories, onSave, onClose, onCancel }: DrawFormProps) {
  const { draws: m } = useMessages(quizEditorMessages);
  const [draw, setDraw] = useState(edited.draw);
  const [count, setCount] = useState<number | string>(edited.draw.count);
  const [problem, setProblem] = useState<string>();
  useReportUnsaved(draw !== edited.draw || count !== edited.draw.count);
  const { pending, run } = usePending();
  const available = useDrawnCount(quizId, toDrawRule(draw));
  const isCount = typeof count === 'number' && Number.isInteger(count);
  const save = async () => {
    if (!isCount || count < 1 || count > maxDrawn) {
      setProblem(m.countRange({ most: maxDrawn }));
      return;
    }
    try {
      await onSave({ ...edited, draw: { ...draw, count } });
      onClose();
    } catch (error) {
      setProblem(
        failureOf(error).fields?.slots ??
          failureOf(error).fields?.draws ??
          messageOf(error, m.failed),
      );
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(save);
      }}
    >
      <Stack>
        <TypedNumber
          label={m.count}
          data-autofocus
          value={count}
          error={problem}
          onChange={(value) => {
            setCount(value);
            setProblem(undefined);
          }}
        />
        <RuleFields draw={draw} categories={categories} onChange={setDraw} />
        <Text size="sm" c="dimmed" role="status" data-figures>
          {available === undefined ? '…' : m.matches({ count: available })} {m.matchesHint}
        </Text>
        <FormButtons pending={pending} onCancel={onCancel}>
          {m.save}
        </FormButtons>
      </Stack>
    </form>
  );
}

interface RuleFieldsProps {
  draw: QuizDraw;
  categories: CategoryTree;
  onChange: (draw: QuizDraw) => void;
}

/** From which questions it is drawn. */
function RuleFields({ draw, categories, onChange }: RuleFieldsProps) {
  const { draws: m } = useMessages(quizEditorMessages);
  const { difficulties } = useMessages(questionMessages);
  const tags = useTagChoices();
  return (
    <>
      <RowSelect
        label={m.category}
        placeholder={m.anyCategory}
        clearable
        rows={categories}
        value={draw.categoryId}
        onChange={(categoryId) => onChange({ ...draw, categoryId })}
      />
      <Select
        label={m.difficulty}
        placeholder={m.anyDifficulty}
        clearable
        data={QuestionDifficulty.options.map((value) => ({ value, label: difficulties[value] }))}
        value={draw.difficulty}
        onChange={(difficulty) => onChange({ ...draw, difficulty })}
      />
      <MultiSelect
        label={m.tags}
        description={m.tagsHint}
        placeholder={draw.tags.length === 0 ? m.anyTag : undefined}
        searchable
        clearable
        data={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draw.tags.map(({ id }) => String(id))}
        onChange={(ids) =>
          onChange({ ...draw, tags: tags.filter(({ id }) => ids.includes(String(id))) })
        }
      />
    </>
  );
}
