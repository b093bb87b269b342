import { Button, Group, Switch, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isModified, useKeys } from '#web/keyboard/keys.ts';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type OpenQuestion, useAnswer, useAnswers } from './api.ts';
import { AskedQuestion, GivenAnswer } from './given-answer.tsx';
import { MarkForm } from './mark-form.tsx';
import classes from './marking.module.css';
import type { MarkingSearch } from './marking-search.ts';
import { markingMessages } from './messages/messages.ts';

interface MarkingViewProps {
  open: OpenQuestion;
  /** The one that is shown; without it the first. */
  answer: number | undefined;
  onSearch: (search: MarkingSearch) => void;
}

/** The answers to one question, one after the other. */
export function MarkingView({ open, answer, onSearch }: MarkingViewProps) {
  const m = useMessages(markingMessages);
  const [named, setNamed] = useState(false);
  const { ids, index, current, pending, failed, isEmpty } = useShownAnswer(open, answer, named);
  const section = useFocusOnNext(current?.id);
  const go = (to: number) => {
    const id = ids[to];
    if (id !== undefined) onSearch({ ...open, answer: id });
  };
  useKeys({
    enabled: ids.length > 0,
    read: (key, focus) =>
      focus !== 'text' && !isModified(key) ? { n: index + 1, p: index - 1 }[key.key] : undefined,
    run: go,
  });
  const overview: MarkingSearch = { class: open.class };
  return (
    <Page>
      <PageHeader
        title={current?.quiz.title ?? m.title}
        {...(current ? { titleLanguage: current.quiz.language } : {})}
        above={
          <ParentLink to="/admin/marking" search={overview}>
            {m.title}
          </ParentLink>
        }
      />
      {isEmpty && (
        <EmptyState
          title={open.state === 'marked' ? m.noneMarked : m.allMarked}
          action={
            <ButtonLink to="/admin/marking" search={overview} variant="default">
              {m.toList}
            </ButtonLink>
          }
        />
      )}
      {pending && <PageSpinner />}
      {failed && <QueryFailure title={m.failed} query={failed} />}
      {current && (
        <ContentLanguageContext value={current.quiz.language}>
          <Group justify="space-between" mb="md">
            <Steps index={index} count={ids.length} onGo={go} />
            <Switch
              label={m.names}
              checked={named}
              onChange={({ currentTarget }) => setNamed(currentTarget.checked)}
            />
          </Group>
          <div className={classes.columns}>
            <div>
              <AskedQuestion answer={current} />
              <GivenAnswer answer={current} section={section} />
            </div>
            <MarkForm
              key={current.id}
              answer={current}
              isLast={index >= ids.length - 1}
              onMarked={() => go(index + 1)}
            />
          </div>
        </ContentLanguageContext>
      )}
    </Page>
  );
}

/** The answers to the question, and the one that is shown. */
function useShownAnswer(open: OpenQuestion, answer: number | undefined, named: boolean) {
  const answers = useAnswers(open);
  const ids = answers.data?.map(({ id }) => id) ?? [];
  const index = answer === undefined ? 0 : ids.indexOf(answer);
  const shown = index < 0 ? answer : ids[index];
  const found = useAnswer(shown, named);
  // It stays while the same answer is read with the name, so that nothing that was entered is lost.
  const last = useLastShown(found.data);
  const current = last?.id === shown ? last : undefined;
  return {
    ids,
    /** The index of the answer that is shown; -1 if it is no longer among them. */
    index,
    current,
    isEmpty: answers.isSuccess && shown === undefined,
    pending: answers.isPending || (shown !== undefined && found.isPending && !current),
    failed: answers.error ? answers : found.error ? found : undefined,
  };
}

/** When the next answer is shown, it gets the focus, which the removed form of the one before had. */
function useFocusOnNext(id: number | undefined) {
  const section = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    if (before.current !== undefined && before.current !== id) section.current?.focus();
    before.current = id;
  }, [id]);
  return section;
}

interface StepsProps {
  /** The index of the answer on screen. */
  index: number;
  count: number;
  onGo: (index: number) => void;
}

/** Buttons to the previous and the next answer, with the number of answers. */
function Steps({ index, count, onGo }: StepsProps) {
  const m = useMessages(markingMessages);
  const format = useFormat();
  return (
    <Group gap="xs">
      <Button
        variant="default"
        px="sm"
        leftSection={<IconArrowLeft size={18} data-points aria-hidden />}
        disabled={index <= 0}
        onClick={() => onGo(index - 1)}
      >
        {m.previous}
      </Button>
      {/* One that was marked in the meantime is not among those that wait. */}
      {index >= 0 && (
        <Text data-figures>
          {m.position({ number: format.count(index + 1), total: format.count(count) })}
        </Text>
      )}
      <Button
        variant="default"
        px="sm"
        rightSection={<IconArrowRight size={18} data-points aria-hidden />}
        disabled={index >= count - 1}
        onClick={() => onGo(index + 1)}
      >
        {m.next}
      </Button>
    </Group>
  );
}
