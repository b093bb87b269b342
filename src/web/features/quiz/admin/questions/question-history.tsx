import { Badge, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { QuestionVersion } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useQuestionVersions } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from './messages/messages.ts';
import classes from './question-history.module.css';
import { questionLines } from './question-lines.ts';
import { EditedQuestion } from './question-list-state.ts';

interface QuestionHistoryProps {
  question: EditedQuestion & { id: number };
  /** Puts a version into the editor; saving stores it as a new one. */
  onChange: (question: EditedQuestion) => void;
  onClose: () => void;
}

/** The versions of a question, each with what changed since the one before. */
export function QuestionHistory({ question, onChange, onClose }: QuestionHistoryProps) {
  const m = useMessages(questionMessages).history;
  const { close } = useMessages(quizEditorMessages);
  const { data: versions, error, refetch } = useQuestionVersions(question.id);
  const bringBack = (version: QuestionVersion) => {
    onChange({ ...EditedQuestion.parse({ ...version, key: question.key }), id: question.id });
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="45rem"
      title={m.title}
      closeButtonProps={{ 'aria-label': close }}
    >
      {error && <FailureAlert title={m.failed} error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <Loader aria-label={m.loading} />}
      <Stack component="ol" className={classes.versions}>
        {versions?.map((version, index) => (
          <Version
            key={version.number}
            version={version}
            before={versions[index + 1]}
            isCurrent={index === 0}
            onBringBack={() => bringBack(version)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface VersionProps {
  version: QuestionVersion;
  before: QuestionVersion | undefined;
  isCurrent: boolean;
  onBringBack: () => void;
}

function Version({ version, before, isCurrent, onBringBack }: VersionProps) {
  const m = useMessages(questionMessages).history;
  const { number, createdAt, createdByName } = version;
  const name = m.version({ number: String(number) });
  return (
    <li className={classes.version}>
      <Group justify="space-between" gap="xs">
        <div>
          <Title order={3} size="h5">
            {name} {isCurrent && <Badge variant="light">{m.stored}</Badge>}
          </Title>
          <Text size="sm" c="dimmed">
            <Moment at={createdAt} form="moment" />
            {createdByName && ` · ${createdByName}`}
          </Text>
        </div>
        {!isCurrent && (
          <Button
            size="sm"
            variant="default"
            aria-label={m.bringBackOf({ version: name })}
            onClick={onBringBack}
          >
            {m.bringBack}
          </Button>
        )}
      </Group>
      <Lines version={version} before={before} />
    </li>
  );
}

/** The lines of a version; what is new in it is marked, and what it lost is struck out. */
function Lines({ version, before }: Pick<VersionProps, 'version' | 'before'>) {
  const { types, essay } = useMessages(questionMessages);
  const { lines } = useMessages(quizEditorMessages);
  const linesOf = (one: QuestionVersion) =>
    questionLines(EditedQuestion.parse({ ...one, key: '' }), { lines, types, essay });
  const [present, former] = [linesOf(version), before ? linesOf(before) : undefined];
  const lost = former?.filter((line) => !present.includes(line)) ?? [];
  return (
    <div className={classes.lines} dir="auto">
      {present.map((line, index) =>
        !former || former.includes(line) ? (
          <span key={index}>{line}</span>
        ) : (
          <ins key={index}>{line}</ins>
        ),
      )}
      {lost.map((line) => (
        <del key={line}>{line}</del>
      ))}
    </div>
  );
}
