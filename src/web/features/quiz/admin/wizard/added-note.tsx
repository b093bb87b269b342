import { Button, Card, Group, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { ChosenQuiz } from './chosen-quiz.ts';
import { wizardMessages } from './messages/messages.ts';
import classes from './question-wizard.module.css';

/** Says that the question was added, and leads on. */
export function AddedNote({ quiz, onAgain }: { quiz: ChosenQuiz; onAgain: () => void }) {
  const m = useMessages(wizardMessages);
  return (
    <Card padding="md" className={classes.added}>
      <Text>
        <Rich text={m.added} parts={{ quiz: () => <b dir="auto">{quiz.title}</b> }} />
      </Text>
      <Group gap="sm">
        <Button size="sm" onClick={onAgain}>
          {m.addAnother}
        </Button>
        <ButtonLink
          size="sm"
          variant="default"
          to="/admin/edit-quiz/$id"
          params={{ id: String(quiz.id) }}
        >
          {m.openQuiz}
        </ButtonLink>
      </Group>
    </Card>
  );
}
