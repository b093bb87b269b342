import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type CellDetail, type CellPlace, useCellCalls } from '../api.ts';
import { CellForm } from './cell-form.tsx';
import { gradebookMessages } from './messages/messages.ts';

interface FormProps {
  cell: CellPlace;
  detail: CellDetail;
}

/** A comment for the learner. What is typed stays when another teacher was quicker. */
export function CommentForm({ cell, detail }: FormProps) {
  const m = useMessages(gradebookMessages);
  const calls = useCellCalls(cell);
  const { pending, run } = useReported(m.notSaved);
  const { remarks, updatedAt: loadedUpdatedAt } = detail;
  const [text, setText] = useState(remarks.comment?.text ?? '');
  const save = () => run(() => calls.comment({ ...cell, text, loadedUpdatedAt }), m.commentSaved);
  const remove = async () => {
    const isRemoved = await run(
      () => calls.uncomment({ ...cell, loadedUpdatedAt }),
      m.commentRemoved,
    );
    if (isRemoved) setText('');
  };
  return (
    <CellForm
      title={m.comment}
      titleId="cell-comment"
      saveLabel={m.saveComment}
      canSave={text.trim() !== ''}
      pending={pending}
      onSave={() => void save()}
      removal={
        remarks.comment ? { label: m.removeComment, onRemove: () => void remove() } : undefined
      }
    >
      <Textarea
        aria-labelledby="cell-comment"
        description={m.seenByLearner}
        autosize
        minRows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </CellForm>
  );
}
