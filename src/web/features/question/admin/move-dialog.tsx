import { Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { ConcernedQuizzes } from '#web/ui/admin/concerned-quizzes.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { type BankRow, type MovePreview, useMovePreview } from './api.ts';
import { bankMessages } from './messages/messages.ts';

/** A quiz, or a new draft with this title. */
export type MoveTarget = { quizId: number } | { title: string };

interface MoveDialogProps {
  rows: readonly BankRow[] | undefined;
  /** Answers whether the dialog is done. */
  onMove: (target: MoveTarget) => Promise<boolean>;
  onClose: () => void;
}

/** Where the quiz is chosen that questions are moved to, with what that changes. */
export function MoveDialog({ rows, onMove, onClose }: MoveDialogProps) {
  const m = useMessages(bankMessages);
  const shown = useLastShown(rows) ?? [];
  return (
    <FormDialog
      isShort
      opened={rows !== undefined}
      onClose={onClose}
      title={m.moveTitle({ count: shown.length })}
    >
      {({ cancel }) => (
        <MoveForm
          ids={shown.map(({ id }) => id)}
          onMove={onMove}
          onClose={onClose}
          onCancel={cancel}
        />
      )}
    </FormDialog>
  );
}

interface MoveFormProps extends Pick<MoveDialogProps, 'onMove' | 'onClose'> {
  ids: number[];
  onCancel: () => void;
}

function MoveForm({ ids, onMove, onClose, onCancel }: MoveFormProps) {
  const m = useMessages(bankMessages);
  const [isNew, setNew] = useState(false);
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  const [title, setTitle] = useState('');
  const { pending, run } = usePending();
  useReportUnsaved(isNew && title.trim() !== '');
  const target = targetOf(isNew ? title : quiz);
  const query = useMovePreview(ids, isNew ? null : (quiz?.id ?? null), isNew || quiz !== null);
  const { data: preview } = query;
  const isIdle = !preview || preview.from.length === 0;
  const move = async () => {
    if (!target) return;
    if (await onMove(target)) onClose();
  };
  return (
    <Stack>
      <Radio.Group
        label={m.moveWhere}
        value={isNew ? 'new' : 'quiz'}
        onChange={(value) => setNew(value === 'new')}
      >
        <Group mt="xs">
          <Radio value="quiz" label={m.toQuiz} />
          <Radio value="new" label={m.toNewDraft} />
        </Group>
      </Radio.Group>
      {isNew ? (
        <TextInput
          label={m.draftTitle}
          description={m.draftHint}
          data-autofocus
          maxLength={200}
          dir="auto"
          value={title}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
      ) : (
        <QuizSelect
          label={m.quiz}
          placeholder={m.findQuiz}
          nothingFound={m.nothingFound}
          quiz={quiz}
          onChoose={setQuiz}
        />
      )}
      <QueryFailure title={m.failed} query={query} />
      {preview && <Preview preview={preview} />}
      <FormButtons
        pending={pending}
        disabled={!target || isIdle}
        onCancel={onCancel}
        onSend={() => void run(move)}
      >
        {m.move}
      </FormButtons>
    </Stack>
  );
}

function targetOf(chosen: string | ChosenQuiz | null): MoveTarget | undefined {
  if (chosen === null) return undefined;
  if (typeof chosen === 'object') return { quizId: chosen.id };
  return chosen.trim() === '' ? undefined : { title: chosen.trim() };
}

/** How many questions that stay are named. */
const maxNamed = 5;

/** What the move changes, before it is made. */
function Preview({ preview }: { preview: MovePreview }) {
  const m = useMessages(bankMessages);
  return (
    <Stack gap="xs" role="status">
      {preview.from.map(({ quizId, title, questions, left }) => (
        <div key={quizId}>
          <Text size="sm" fw={600} dir="auto">
            {m.movedFrom({ count: questions, title })}
          </Text>
          <Text size="sm" c="dimmed">
            {left === 0 ? m.movedKeepsNone : m.movedKeeps({ count: left })}
          </Text>
        </div>
      ))}
      {preview.there > 0 && <Text size="sm">{m.skippedThere({ count: preview.there })}</Text>}
      {preview.refused.slice(0, maxNamed).map((refused) => (
        <Text key={`${refused.preview} ${refused.message}`} size="sm" dir="auto">
          {m.staysBecause({ name: refused.preview, message: refused.message })}
        </Text>
      ))}
      <ConcernedQuizzes impact={{ links: { quizzes: [], others: 0 }, draws: preview.draws }} />
    </Stack>
  );
}
