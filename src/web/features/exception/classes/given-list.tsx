import { ActionIcon, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import classes from '../exceptions.module.css';
import { GivenWords } from '../given-words.tsx';
import { exceptionMessages } from '../messages/messages.ts';
import { RemoveButton } from '../remove-button.tsx';
import {
  type ClassException,
  type MemberExceptions,
  type MemberKey,
  useMemberCalls,
} from './api.ts';

interface GivenListProps {
  member: MemberKey;
  data: MemberExceptions;
  /** Of which quiz the exception was changed just now: its button gets the focus. Undefined for none. */
  focused: number | null | undefined;
  /** With the quiz of the exception; null for all quizzes. */
  onEdit: (quizId: number | null) => void;
}

/** What the class has given to the member, by whom, and whether it can have an effect. */
export function GivenList({ data, focused, ...row }: GivenListProps) {
  const m = useMessages(exceptionMessages);
  const assigned = new Set(data.quizzes.map(({ id }) => id));
  if (data.given.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={m.given}>
      {data.given.map((exception) => (
        <GivenRow
          key={exception.id}
          {...row}
          exception={exception}
          isFocused={focused === (exception.quiz?.id ?? null)}
          loadedUpdatedAt={data.updatedAt}
          isAssigned={exception.quiz === null || assigned.has(exception.quiz.id)}
        />
      ))}
    </ul>
  );
}

interface GivenRowProps extends Omit<GivenListProps, 'data' | 'focused'> {
  exception: ClassException;
  isFocused: boolean;
  isAssigned: boolean;
  loadedUpdatedAt: string;
}

function GivenRow(props: GivenRowProps) {
  const { member, exception, isFocused, isAssigned, loadedUpdatedAt, onEdit } = props;
  const m = useMessages(exceptionMessages);
  const { remove } = useMemberCalls(member);
  const { id, quiz } = exception;
  const name = quiz?.title ?? m.allQuizzes;
  return (
    <li>
      <div className={classes.words}>
        <span>
          <b dir="auto" lang={quiz?.language}>
            {name}
          </b>
        </span>
        <GivenWords exception={exception} />
        {!isAssigned && <span className={classes.soft}>{m.notAssigned}</span>}
      </div>
      <Group gap="3xs" wrap="nowrap">
        {isAssigned && (
          <ActionIcon
            aria-label={m.changeNamed({ name })}
            autoFocus={isFocused}
            data-autofocus={isFocused || undefined}
            onClick={() => onEdit(quiz?.id ?? null)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
        <RemoveButton name={name} remove={() => remove({ ...member, id, loadedUpdatedAt })} />
      </Group>
    </li>
  );
}
