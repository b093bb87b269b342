import { Alert, Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconAdjustments, IconAlertTriangle } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useUser } from '#web/session/session.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { GuardedForms } from '#web/ui/form/guarded-forms.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { classroomMessages } from '../admin/messages/messages.ts';
import { type CellDetail, type CellKey, type MemberRef, useCell } from '../api.ts';
import { AssignedThing } from '../assignments/assigned-thing.tsx';
import { AttemptList } from './attempt-list.tsx';
import { CommentForm } from './comment-form.tsx';
import { ConditionsForm } from './conditions-form.tsx';
import classes from './gradebook.module.css';
import { HistoryList } from './history-list.tsx';
import { gradebookMessages } from './messages/messages.ts';
import { OverrideForm } from './override-form.tsx';
import { QuizList } from './quiz-list.tsx';

interface CellPanelProps {
  cell: CellKey;
  onExceptions: (member: MemberRef) => void;
}

/** One cell: the mark and what it is made of, and what a teacher writes into it. */
export function CellPanel({ cell, onExceptions }: CellPanelProps) {
  const m = useMessages(gradebookMessages);
  const { data, error, refetch } = useCell(cell);
  const isOwn = useUser()?.id === cell.userId;
  const failure = error && (
    <FailureAlert title={m.failed} error={error} onRetry={() => void refetch()} />
  );
  if (!data) return failure;
  return (
    <div className={classes.detail}>
      {failure}
      <Heading detail={data} onExceptions={onExceptions} />
      <MarkFacts detail={data} />
      <QuizList detail={data} />
      <AttemptList detail={data} isOwn={isOwn} />
      {isOwn ? <Text size="sm">{m.ownCell}</Text> : <CellForms cell={cell} detail={data} />}
      <HistoryList detail={data} />
    </div>
  );
}

/** What a teacher writes into the cell of a learner. */
function CellForms({ cell, detail }: { cell: CellKey; detail: CellDetail }) {
  const m = useMessages(gradebookMessages);
  if (detail.state === 'not_assigned') return <Text size="sm">{m.notForLearner}</Text>;
  const form = { cell, detail };
  return (
    <GuardedForms asksOnSearch={closing}>
      {detail.state !== 'excused' && <OverrideForm {...form} />}
      <CommentForm {...form} />
      <ConditionsForm {...form} />
    </GuardedForms>
  );
}

/** The panel shows another cell, or is closed. */
const closing = ['member', 'assignment', 'view'];

interface HeadingProps extends Pick<CellPanelProps, 'onExceptions'> {
  detail: CellDetail;
}

function Heading({
  detail: { member, assignment, dates, hasOwnDates },
  onExceptions,
}: HeadingProps) {
  const m = useMessages(gradebookMessages);
  const { exceptions } = useMessages(classroomMessages);
  const { dueAt } = dates;
  return (
    <div>
      <Title order={2} size="h4" dir="auto">
        {member.name}
      </Title>
      <AssignedThing assignment={assignment} />
      <Text size="sm" c="dimmed">
        {dueAt && (
          <Rich text={m.dueAt} parts={{ date: () => <Moment at={dueAt} form="moment" /> }} />
        )}{' '}
        {hasOwnDates && <Badge color="pen">{m.ownDates}</Badge>}
      </Text>
      <div>
        <Button
          variant="default"
          size="sm"
          mt="xs"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          onClick={() => onExceptions(member)}
        >
          {exceptions}
        </Button>
      </div>
    </div>
  );
}

function MarkFacts({ detail }: { detail: CellDetail }) {
  const m = useMessages(gradebookMessages);
  const { states } = useMessages(classroomMessages);
  const format = useFormat();
  const { mark, computed, state, isOverridden, hasChanged, computedThen } = detail;
  const percent = (value: number | null) => (value === null ? m.none : format.percent(value, 100));
  const now = computed?.percentage ?? null;
  return (
    <div>
      <Group gap="sm">
        <b className={classes.large} data-passed={mark?.passed || undefined} data-figures>
          {mark ? format.percent(mark.percentage, 100) : m.noMark}
        </b>
        <Badge color="gray">{states[state]}</Badge>
        {isOverridden && <Badge color="pen">{m.byHand}</Badge>}
      </Group>
      {isOverridden && !hasChanged && (
        <Text size="sm" c="dimmed">
          {m.computed({ percent: percent(now) })}
        </Text>
      )}
      {computed && computed.beforeDeduction !== computed.percentage && (
        <Text size="sm" c="dimmed">
          {m.beforeDeduction({
            ...{ before: percent(computed.beforeDeduction), after: percent(computed.percentage) },
          })}
        </Text>
      )}
      {hasChanged && (
        <Alert color="marigold" mt="xs" icon={<IconAlertTriangle aria-hidden />}>
          {m.computedChanged({ before: percent(computedThen), now: percent(now) })}
        </Alert>
      )}
    </div>
  );
}
