import { Textarea } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type CellDetail, useCellCalls } from '../api.ts';
import { CellForm } from './cell-form.tsx';
import { gradebookMessages } from './messages/messages.ts';
import { type CellFormProps, useCellEntry } from './use-cell-entry.ts';

const textOf = ({ remarks }: CellDetail) => remarks.comment?.text ?? '';

/** A comment for the learner. Typed text stays when another teacher has changed the cell meanwhile. */
export function CommentForm(props: CellFormProps) {
  const { cell, detail } = props;
  const m = useMessages(gradebookMessages);
  const calls = useCellCalls(cell);
  const { pending, run } = useReported(m.notSaved);
  const { entered: text, change, write } = useCellEntry(textOf, props);
  const save = () =>
    run(
      () => write((loadedUpdatedAt) => calls.comment({ ...cell, text, loadedUpdatedAt })),
      m.commentSaved,
    );
  const remove = () =>
    run(
      () => write((loadedUpdatedAt) => calls.uncomment({ ...cell, loadedUpdatedAt })),
      m.commentRemoved,
    );
  return (
    <CellForm
      title={m.comment}
      titleId="cell-comment"
      saveLabel={m.saveComment}
      canSave={text.trim() !== ''}
      pending={pending}
      onSave={() => void save()}
      removal={
        detail.remarks.comment
          ? { label: m.removeComment, onRemove: () => void remove() }
          : undefined
      }
    >
      <Textarea
        aria-labelledby="cell-comment"
        description={m.seenByLearner}
        autosize
        minRows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget: { value } }) => change(() => value)}
      />
    </CellForm>
  );
}
