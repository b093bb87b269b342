import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { maxQuizzesInSeries } from '#shared/features/series/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import { useQuizzesToAdd } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';
import classes from './quiz-order.module.css';

export interface OrderedQuiz {
  id: number;
  title: string;
  status: 'active' | 'draft' | 'archived';
}

interface QuizOrderProps {
  quizzes: readonly OrderedQuiz[];
  onChange: (quizzes: OrderedQuiz[]) => void;
}

/** The quizzes of a series in their order: moved by dragging, by buttons or with Alt and arrows; more are found by title. */
export function QuizOrder({ quizzes, onChange }: QuizOrderProps) {
  const m = useMessages(seriesAdminMessages).quizOrder;
  const format = useFormat();
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const say = (title: string, position: number, total: number) =>
    setSaid(m.position({ title, position: format.count(position), total: format.count(total) }));
  const move = (from: number, to: number) => {
    const quiz = quizzes[from];
    if (!quiz || to < 0 || to >= quizzes.length || to === from) return;
    onChange(quizzes.toSpliced(from, 1).toSpliced(to, 0, quiz));
    say(quiz.title, to + 1, quizzes.length);
    const focused = document.activeElement;
    requestAnimationFrame(() => {
      if (!(focused instanceof HTMLElement)) return;
      // At an end of the list the button that led there is disabled.
      const isOff = focused.matches(':disabled, [aria-disabled=true]');
      (isOff ? focused.closest('li')?.querySelector('button') : focused)?.focus();
    });
  };
  return (
    <Stack ref={root}>
      <SortableList
        keys={quizzes.map(({ id }) => String(id))}
        noun={m.quiz}
        onMove={(key, to) =>
          move(
            quizzes.findIndex(({ id }) => String(id) === key),
            to,
          )
        }
      >
        <ol className={classes.list}>
          {quizzes.map((quiz, index) => (
            <OrderedRow
              key={quiz.id}
              quiz={quiz}
              index={index}
              count={quizzes.length}
              onMove={(to) => move(index, to)}
              onRemove={() => {
                onChange(quizzes.filter(({ id }) => id !== quiz.id));
                focusSoon(root.current, '[data-removes]', index);
              }}
            />
          ))}
        </ol>
      </SortableList>
      {quizzes.length === 0 && <Text c="dimmed">{m.empty}</Text>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AddQuiz
        taken={new Set(quizzes.map(({ id }) => id))}
        full={quizzes.length >= maxQuizzesInSeries}
        onAdd={(quiz, index) => {
          onChange([...quizzes, quiz]);
          say(quiz.title, quizzes.length + 1, quizzes.length + 1);
          focusSoon(root.current, '[data-adds]:enabled', index);
        }}
      />
    </Stack>
  );
}

/** The button that is now where one that is gone was, or is the last one, else the field that finds quizzes. */
function focusSoon(root: HTMLElement | null, buttons: string, index: number): void {
  requestAnimationFrame(() => {
    const left = [...(root?.querySelectorAll<HTMLElement>(buttons) ?? [])];
    const next = left[Math.min(index, left.length - 1)];
    (next ?? root?.querySelector<HTMLElement>('[type=search]'))?.focus();
  });
}

interface OrderedRowProps {
  quiz: OrderedQuiz;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function OrderedRow({ quiz, index, count, onMove, onRemove }: OrderedRowProps) {
  const m = useMessages(seriesAdminMessages).quizOrder;
  const { title } = quiz;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } =
    useSortable({ id: String(quiz.id) });
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      onKeyDown={moveByKey}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.grip}
        {...attributes}
        {...listeners}
        aria-label={m.drag({ title })}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <OptionMarker label={index + 1} size="sm" />
      <span className={classes.title} dir="auto">
        {quiz.title}
      </span>
      {quiz.status !== 'active' && <Badge color="gray">{m.draft}</Badge>}
      <Group gap={0} wrap="nowrap" className={classes.tools}>
        <ActionIcon
          aria-label={m.moveUp({ title })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={m.moveDown({ title })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={m.takeOut({ title })} data-removes onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}

interface AddQuizProps {
  taken: ReadonlySet<number>;
  full: boolean;
  /** @param index of the quiz among those that were found */
  onAdd: (quiz: OrderedQuiz, index: number) => void;
}

const shownAtOnce = 6;

/** The quizzes that are taken may be the first ones found. In steps, so that an addition seldom reads them again. */
const toRead = (taken: number) => Math.ceil((taken + shownAtOnce) / 25) * 25;

function AddQuiz({ taken, full, onAdd }: AddQuizProps) {
  const m = useMessages(seriesAdminMessages).quizOrder;
  const [q, setQ] = useState<string>();
  const { data } = useQuizzesToAdd(q, toRead(taken.size));
  const found = (data?.items ?? []).filter(({ id }) => !taken.has(id)).slice(0, shownAtOnce);
  return (
    <section className={classes.add} aria-label={m.addQuizzes}>
      <SearchField label={m.addQuiz} placeholder={m.findByTitle} onSearch={setQ} />
      <ul className={classes.found}>
        {found.map((quiz, index) => (
          <li key={quiz.id}>
            <Button
              fullWidth
              variant="default"
              justify="flex-start"
              className={classes.candidate}
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={full}
              data-adds
              onClick={() => onAdd(quiz, index)}
            >
              <span className={classes.title}>
                {quiz.title}{' '}
                <Text span size="sm" c="dimmed" fw={400}>
                  {m.inCategory({ category: quiz.categoryName, count: quiz.totalQuestions })}
                </Text>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {data && found.length === 0 && <Text c="dimmed">{m.noMatch}</Text>}
    </section>
  );
}
