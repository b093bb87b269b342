import { Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useQuizTitles } from './api.ts';
import { exchangeMessages } from './messages/messages.ts';

/** The quiz that gets the questions: a stored one, or a draft with this title. */
export interface Target {
  kind: 'new' | 'stored';
  title: string;
  quizId: string | null;
}

interface ImportTargetProps {
  target: Target;
  onChange: (target: Target) => void;
}

export function ImportTarget({ target, onChange }: ImportTargetProps) {
  const m = useMessages(exchangeMessages);
  const [q, setQ] = useState('');
  const quizzes = useQuizTitles(q);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={m.target}
        value={target.kind}
        onChange={(kind) => onChange({ ...target, kind: kind === 'new' ? 'new' : 'stored' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="new" label={m.newQuiz} />
          <Radio value="stored" label={m.storedQuiz} />
        </Stack>
      </Radio.Group>
      {target.kind === 'new' ? (
        <TextInput
          label={m.quizTitle}
          withAsterisk
          maxLength={200}
          dir="auto"
          value={target.title}
          onChange={(event) => onChange({ ...target, title: event.currentTarget.value })}
        />
      ) : (
        <Select
          label={m.quiz}
          placeholder={m.findQuiz}
          withAsterisk
          searchable
          onSearchChange={setQ}
          filter={({ options }) => options}
          nothingFoundMessage={m.noQuiz}
          data={quizzes.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={target.quizId}
          onChange={(quizId) => onChange({ ...target, quizId })}
        />
      )}
    </Stack>
  );
}
