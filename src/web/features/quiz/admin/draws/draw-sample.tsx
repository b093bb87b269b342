import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { useDrawSample } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import classes from './draw-sample.module.css';

interface DrawSampleProps {
  quizId: number;
  opened: boolean;
  onClose: () => void;
}

/** Questions that an attempt could draw now. */
export function DrawSample({ quizId, opened, onClose }: DrawSampleProps) {
  const { draws: m, close } = useMessages(quizEditorMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.exampleTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      {opened && <Sample quizId={quizId} />}
    </Dialog>
  );
}

function Sample({ quizId }: { quizId: number }) {
  const { draws: m } = useMessages(quizEditorMessages);
  const { types, difficulties } = useMessages(questionMessages);
  const { data, refetch, isFetching } = useDrawSample(quizId, true);
  if (!data) return <Skeleton h={160} aria-hidden />;
  return (
    <>
      {data.missing > 0 && (
        <Text c="fail" mb="sm">
          {m.missing({ count: data.missing })}
        </Text>
      )}
      <ol className={classes.questions} data-marks>
        {data.questions.map(({ id, text, type, difficulty }) => (
          <li key={id}>
            <Markdown>{text}</Markdown>
            <Text size="sm" c="dimmed">
              {types[type]} · {difficulties[difficulty]}
            </Text>
          </li>
        ))}
      </ol>
      <Group justify="flex-end" mt="md">
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {m.drawAgain}
        </Button>
      </Group>
    </>
  );
}
