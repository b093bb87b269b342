import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EditAndDelete } from '#web/ui/edit-and-delete.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { type CategoryTree, type QuizDraw, toDrawRule, useQuizDraws, useSetDraws } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import classes from '../editor/quiz-fields.module.css';
import { questionMessages } from '../questions/messages/messages.ts';
import { DrawDialog, type EditedDraw } from './draw-dialog.tsx';
import { DrawSample } from './draw-sample.tsx';

interface QuizDrawsProps {
  quizId: number;
  drawnQuestions: number;
  categories: CategoryTree;
}

/** What the quiz draws from the bank. Changes here are saved at once, apart from the rest of the editor. */
export function QuizDraws({ quizId, drawnQuestions, categories }: QuizDrawsProps) {
  const { draws: m } = useMessages(quizEditorMessages);
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.more} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{m.title({ count: drawnQuestions })}</summary>
      <Stack gap="sm" my="sm" maw="40rem">
        <Text size="sm" c="dimmed">
          {m.hint}
        </Text>
        {opened && <DrawList quizId={quizId} categories={categories} />}
      </Stack>
    </details>
  );
}

function DrawList({ quizId, categories }: Omit<QuizDrawsProps, 'drawnQuestions'>) {
  const { draws: m } = useMessages(quizEditorMessages);
  const draws = useQuizDraws(quizId);
  const setDraws = useSetDraws();
  const report = useReportSave();
  const [edited, setEdited] = useState<EditedDraw>();
  const [showsSample, setShowsSample] = useState(false);
  const save = (changed: readonly QuizDraw[]) =>
    report(setDraws({ id: quizId, draws: changed.map(toDrawRule) }), {
      saved: { title: m.saved },
      failed: (error) => ({ title: m.failed, message: messageOf(error, m.failed) }),
    });
  if (!draws) return null;
  const replaced = (index: number, draw: QuizDraw) =>
    index < draws.length ? draws.map((each, at) => (at === index ? draw : each)) : [...draws, draw];
  return (
    <>
      {draws.map((draw, index) => (
        <DrawRow
          // Draws have no identity of their own: a save replaces them all.
          key={`${index} ${JSON.stringify(toDrawRule(draw))}`}
          draw={draw}
          categories={categories}
          onEdit={() => setEdited({ index, draw })}
          onDelete={() => void save(draws.filter((_, at) => at !== index)).catch(() => undefined)}
        />
      ))}
      <Group gap="sm">
        <Button variant="default" onClick={() => setEdited({ index: draws.length, draw: newDraw })}>
          {m.add}
        </Button>
        {draws.length > 0 && (
          <Button variant="subtle" onClick={() => setShowsSample(true)}>
            {m.example}
          </Button>
        )}
      </Group>
      <DrawDialog
        quizId={quizId}
        edited={edited}
        categories={categories}
        onSave={({ index, draw }) => save(replaced(index, draw))}
        onClose={() => setEdited(undefined)}
      />
      <DrawSample quizId={quizId} opened={showsSample} onClose={() => setShowsSample(false)} />
    </>
  );
}

const newDraw: QuizDraw = { count: 5, tags: [], categoryId: null, difficulty: null, available: 0 };

interface DrawRowProps {
  draw: QuizDraw;
  categories: CategoryTree;
  onEdit: () => void;
  onDelete: () => void;
}

function DrawRow({ draw, categories, onEdit, onDelete }: DrawRowProps) {
  const { draws: m } = useMessages(quizEditorMessages);
  const { difficulties } = useMessages(questionMessages);
  const format = useFormat();
  const { count, tags, categoryId, difficulty, available } = draw;
  const category = categories.find(({ id }) => id === categoryId);
  const rules = [
    ...(category ? [category.displayName] : []),
    ...(difficulty ? [difficulties[difficulty]] : []),
    ...(tags.length > 0
      ? [
          format.list(
            tags.map(({ name }) => name),
            'disjunction',
          ),
        ]
      : []),
  ];
  const name = [m.questions({ count }), ...rules].join(' · ');
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text>{name}</Text>
        <Text size="sm" c={available < count ? 'fail' : 'dimmed'} data-figures>
          {m.matches({ count: available })}
        </Text>
      </div>
      <Group gap="xs">
        <EditAndDelete name={name} onEdit={onEdit} onDelete={onDelete} />
      </Group>
    </Group>
  );
}
