import { Badge, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { OtherEditor } from '#shared/features/quiz/presence.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';

interface OtherEditorsProps {
  others: readonly OtherEditor[];
  questions: readonly EditedQuestion[];
  /** The stored question that is open here. */
  openId: number | undefined;
}

/** Who else has the quiz open, and in which question. */
export function OtherEditors({ others, questions, openId }: OtherEditorsProps) {
  const m = useMessages(quizEditorMessages).presence;
  const format = useFormat();
  if (others.length === 0) return null;
  const numberOf = (id: number | null) => {
    const index = questions.findIndex((question) => id !== null && question.id === id);
    return index < 0 ? undefined : format.count(index + 1);
  };
  return (
    <div>
      <Group component="section" gap="xs" aria-label={m.title}>
        <IconUsers size={18} aria-hidden />
        <Text size="sm">{m.title}</Text>
        {others.map(({ name, isOwn, questionId }, index) => {
          const shown = isOwn ? m.own : name;
          const number = numberOf(questionId);
          return (
            <Badge key={index} color={isHere(questionId, openId) ? 'marigold' : 'gray'} size="lg">
              <span dir="auto">{number === undefined ? shown : m.at({ name: shown, number })}</span>
            </Badge>
          );
        })}
      </Group>
      <SameQuestion others={others} openId={openId} note={m.compared} />
    </div>
  );
}

const isHere = (questionId: number | null, openId: number | undefined) =>
  questionId !== null && questionId === openId;

interface SameQuestionProps {
  others: readonly OtherEditor[];
  openId: number | undefined;
  /** What follows from it. */
  note?: string;
}

/** Says who else has the same question open. */
export function SameQuestion({ others, openId, note }: SameQuestionProps) {
  const m = useMessages(quizEditorMessages).presence;
  const format = useFormat();
  const here = others.filter(({ questionId }) => isHere(questionId, openId));
  const names = format.list(here.map(({ name, isOwn }) => (isOwn ? m.own : name)));
  return (
    <div role="status">
      {here.length > 0 && (
        <Text size="sm" mt="2xs">
          {m.here({ names })} {note}
        </Text>
      )}
    </div>
  );
}
