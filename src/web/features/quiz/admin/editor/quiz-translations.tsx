import { Badge, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { QuizForAuthor, QuizTranslationForAuthor } from '#shared/features/quiz/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { languageName, useContentMark } from '#web/language/content.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useQuizSearch, useTranslationLinks } from '../api.ts';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-fields.module.css';

interface QuizTranslationsProps {
  quiz: Pick<QuizForAuthor, 'id' | 'language'> & {
    translations: readonly QuizTranslationForAuthor[];
  };
}

/** The same quiz in other languages. Changes here are saved at once, apart from the rest of the editor. */
export function QuizTranslations({ quiz }: QuizTranslationsProps) {
  const { translations: m } = useMessages(quizEditorMessages);
  const [opened, setOpened] = useState(false);
  const { link, unlink, isPending } = useTranslationLinks();
  const report = useReportSave();
  const failed = (error: unknown) => ({ title: m.failed, message: messageOf(error, m.failed) });
  // The message says what failed; nothing else depends on these calls.
  const run = (call: Promise<unknown>, title: string) =>
    void report(call, { saved: { title }, failed }).catch(() => undefined);
  return (
    <details className={classes.more} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{m.title({ count: quiz.translations.length })}</summary>
      <Stack gap="sm" mt="sm" maw="40rem">
        <Text size="sm" c="dimmed">
          {m.hint}
        </Text>
        {quiz.translations.map((translation) => (
          <Translation
            key={translation.id}
            translation={translation}
            pending={isPending}
            onUnlink={() => run(unlink({ id: translation.id }), m.unlinked)}
          />
        ))}
        {opened && (
          <TranslationPicker
            languages={[quiz.language, ...quiz.translations.map(({ language }) => language)]}
            pending={isPending}
            onChoose={(translationId) => run(link({ id: quiz.id, translationId }), m.linked)}
          />
        )}
      </Stack>
    </details>
  );
}

interface TranslationProps {
  translation: QuizTranslationForAuthor;
  pending: boolean;
  onUnlink: () => void;
}

function Translation({ translation, pending, onUnlink }: TranslationProps) {
  const { id, title, language, status } = translation;
  const { translations: m, statuses } = useMessages(quizEditorMessages);
  const reader = useLanguage();
  const mark = useContentMark();
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap">
      <div>
        <TextLink to="/admin/edit-quiz/$id" params={{ id: String(id) }} {...mark(language)}>
          {title}
        </TextLink>{' '}
        <Text span size="sm" c="dimmed">
          {languageName(language, reader)}
        </Text>{' '}
        {status === 'draft' && <Badge color="gray">{statuses.draft}</Badge>}
      </div>
      <Button
        variant="subtle"
        color="gray"
        disabled={pending}
        aria-label={m.unlinkNamed({ title })}
        onClick={onUnlink}
      >
        {m.unlink}
      </Button>
    </Group>
  );
}

interface TranslationPickerProps {
  /** Those that the group has. */
  languages: readonly string[];
  pending: boolean;
  onChoose: (id: number) => void;
}

/** Finds a quiz in a language that is still missing. */
function TranslationPicker({ languages, pending, onChoose }: TranslationPickerProps) {
  const { translations: m } = useMessages(quizEditorMessages);
  const reader = useLanguage();
  const [typed, setTyped] = useState('');
  const [wanted] = useDebouncedValue(typed, 300);
  const { data } = useQuizSearch({ q: wanted.trim() || undefined, sort: 'updated', page: 1 });
  const options = (data?.items ?? [])
    .filter(({ language }) => !languages.includes(language))
    .map(({ id, title, language }) => ({
      value: id,
      label: `${title} · ${languageName(language, reader)}`,
    }));
  return (
    <Select<number>
      label={m.link}
      description={m.linkHint}
      placeholder={m.find}
      nothingFoundMessage={m.noneFound}
      searchable
      // Not disabled, which would take the focus from it.
      readOnly={pending}
      // The server has searched.
      filter={({ options: found }) => found}
      data={options}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        if (id === null) return;
        setTyped('');
        onChoose(id);
      }}
    />
  );
}
