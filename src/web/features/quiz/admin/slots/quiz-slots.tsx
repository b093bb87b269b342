import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { CategoryTree } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import classes from '../editor/quiz-fields.module.css';
import { SlotList } from './slot-list.tsx';

interface QuizSlotsProps {
  quizId: number;
  /** How many questions of other quizzes an attempt asks. */
  drawnQuestions: number;
  categories: CategoryTree;
  /** Called when a linked question was copied into the quiz; undefined while the editor has unsaved work. */
  onCopied: (() => void) | undefined;
}

/** What the quiz asks besides its own questions. Changes here are saved at once, apart from the rest of the editor. */
export function QuizSlots({ drawnQuestions, ...list }: QuizSlotsProps) {
  const { draws, slots: m } = useMessages(quizEditorMessages);
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.more} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{draws.title({ count: drawnQuestions })}</summary>
      <Stack gap="sm" my="sm" maw="48rem">
        <Text size="sm" c="dimmed">
          {m.hint}
        </Text>
        {opened && <SlotList {...list} />}
      </Stack>
    </details>
  );
}
