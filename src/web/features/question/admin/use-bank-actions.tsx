import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { idsOf } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { ConcernedQuizzes } from '#web/ui/admin/concerned-quizzes.tsx';
import { type Difficulty, useArchiveImpact } from './api.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { bankMessages } from './messages/messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { useArchiving, useCopying, useMoving, useRating, useTagging } from './use-bank-changes.ts';
import type { Rows } from './use-bank-report.ts';

/** Actions on one or several questions of the list, with the dialogs that ask for more. Each can be undone. */
export function useBankActions() {
  const m = useMessages(bankMessages);
  const { confirm, dialog } = useConfirm();
  const { archive, restore } = useArchiving();
  const rate = useRating();
  const tag = useTagging();
  const copy = useCopying();
  const move = useMoving();
  const [tagging, setTagging] = useState<Rows>();
  const [copying, setCopying] = useState<Rows>();
  const [moving, setMoving] = useState<Rows>();
  return {
    restore,
    archive: (rows: Rows) =>
      confirm({
        title: m.archiveTitle({ count: rows.length }),
        consequences: <WhatFollows ids={idsOf(rows)} />,
        confirmLabel: m.archive,
        tone: 'danger',
        act: () => archive(rows),
      }),
    rate: (rows: Rows, difficulty: Difficulty) =>
      rate(
        rows,
        idsOf(rows).map((id) => ({ id, difficulty })),
      ),
    tag: setTagging,
    copy: setCopying,
    move: setMoving,
    dialogs: (
      <>
        {dialog}
        <TagDialog
          rows={tagging}
          onTag={(tags) => (tagging ? tag(tagging, tags) : Promise.resolve(true))}
          onClose={() => setTagging(undefined)}
        />
        <CopyDialog
          rows={copying}
          onCopy={(quizId) => (copying ? copy(copying, quizId) : Promise.resolve(true))}
          onClose={() => setCopying(undefined)}
        />
        <MoveDialog
          rows={moving}
          onMove={(target) => (moving ? move(moving, target) : Promise.resolve(true))}
          onClose={() => setMoving(undefined)}
        />
      </>
    ),
  };
}

/** What archiving means for the questions, and for other quizzes that ask them. */
function WhatFollows({ ids }: { ids: number[] }) {
  const m = useMessages(bankMessages);
  return (
    <Stack gap="sm">
      <p>{m.archiveHint}</p>
      <ConcernedQuizzes impact={useArchiveImpact(ids)} />
    </Stack>
  );
}
