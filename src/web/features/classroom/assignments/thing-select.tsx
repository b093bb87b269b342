import { SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { classroomMessages } from '../admin/messages/messages.ts';
import { useSeriesChoices } from '../api.ts';
import { assignmentMessages } from './messages/messages.ts';

/** What is assigned; undefined until it is chosen. */
export type Thing = { quizId: number } | { seriesId: number } | undefined;

/** The choice of what is assigned: a quiz or a series. */
export function ThingSelect({ onChoose }: { onChoose: (thing: Thing) => void }) {
  const m = useMessages(classroomMessages);
  const { series, draftHint } = useMessages(assignmentMessages);
  const [kind, setKind] = useState('quiz');
  const [quiz, setQuiz] = useState<ChosenQuiz | null>(null);
  return (
    <>
      <SegmentedControl
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          setQuiz(null);
          onChoose(undefined);
        }}
        data={[
          { value: 'quiz', label: m.quiz },
          { value: 'series', label: series },
        ]}
      />
      {kind === 'quiz' ? (
        <QuizSelect
          label={m.quiz}
          placeholder={m.findQuiz}
          nothingFound={m.nothingFound}
          quiz={quiz}
          {...(quiz?.status === 'draft' && { description: draftHint })}
          onChoose={(chosen) => {
            setQuiz(chosen);
            onChoose(chosen ? { quizId: chosen.id } : undefined);
          }}
          openToo
        />
      ) : (
        <SeriesSelect onChoose={onChoose} />
      )}
    </>
  );
}

function SeriesSelect({ onChoose }: { onChoose: (thing: Thing) => void }) {
  const m = useMessages(assignmentMessages);
  const { series, isLoading } = useSeriesChoices();
  return (
    <Select
      label={m.series}
      description={m.seriesHint}
      placeholder={m.findSeries}
      // Not while they are still read.
      {...(isLoading ? {} : { nothingFoundMessage: m.noSeries })}
      searchable
      data={series.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
      onChange={(id) => onChoose(id === null ? undefined : { seriesId: Number(id) })}
    />
  );
}
