import { Group, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Outline, type OutlineProps } from '../questions/outline.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-editor.module.css';
import { fieldId } from './quiz-fields.tsx';

interface OutlinePaneProps extends OutlineProps {
  /** What is wrong with the list as a whole. */
  problem: string | undefined;
  /** Whether nothing can be changed, because a save runs. */
  isLocked: boolean;
}

/** The outline with its heading and the number of questions. */
export const OutlinePane = memo(function OutlinePane(props: OutlinePaneProps) {
  const { problem, isLocked, ...outline } = props;
  const m = useMessages(quizEditorMessages);
  return (
    <section className={classes.outline} aria-labelledby="the-questions" inert={isLocked}>
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4" id="the-questions">
          {m.questions}
        </Title>
        <Text c="dimmed" size="sm" data-figures>
          {m.questionCount({ count: outline.questions.length })}
        </Text>
      </Group>
      {problem && (
        <Text c="fail" id={fieldId('questions')} tabIndex={-1}>
          {problem}
        </Text>
      )}
      <Outline {...outline} />
    </section>
  );
});
