import { Button, Card, Group, Text } from '@mantine/core';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { ChosenQuiz } from './chosen-quiz.ts';
import classes from './question-wizard.module.css';

/** Says that the question was added, and leads on. */
export function AddedNote({ quiz, onAgain }: { quiz: ChosenQuiz; onAgain: () => void }) {
  return (
    <Card padding="md" className={classes.added}>
      <Text>
        The question was added to <b dir="auto">{quiz.title}</b>.
      </Text>
      <Group gap="sm">
        <Button size="sm" onClick={onAgain}>
          Add another to this quiz
        </Button>
        <ButtonLink
          size="sm"
          variant="default"
          to="/admin/edit-quiz/$id"
          params={{ id: String(quiz.id) }}
        >
          Open the quiz
        </ButtonLink>
      </Group>
    </Card>
  );
}
