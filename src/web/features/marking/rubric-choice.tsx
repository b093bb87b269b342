import { Radio, Stack } from '@mantine/core';
import type { Criterion } from '#shared/features/question/question-types/essay/rubric.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import classes from './marking.module.css';
import { markingMessages } from './messages/messages.ts';

interface RubricChoiceProps {
  rubric: readonly Criterion[];
  /** For each criterion the index of its level; -1 for none. */
  levels: readonly number[];
  onChoose: (criterion: number, level: number) => void;
}

/** The levels of each criterion, of which one is chosen. */
export function RubricChoice({ rubric, levels, onChoose }: RubricChoiceProps) {
  const m = useMessages(markingMessages);
  const format = useFormat();
  return rubric.map((criterion, index) => (
    <Radio.Group
      key={index}
      label={<bdi>{criterion.name}</bdi>}
      className={classes.criterion}
      value={String(levels[index] ?? -1)}
      onChange={(value) => onChoose(index, Number(value))}
    >
      <Stack gap="xs" mt="xs">
        {criterion.levels.map(({ points, description }, level) => (
          <Radio
            key={level}
            value={String(level)}
            label={m.points({ shown: format.count(points) })}
            description={<bdi>{description}</bdi>}
          />
        ))}
      </Stack>
    </Radio.Group>
  ));
}
