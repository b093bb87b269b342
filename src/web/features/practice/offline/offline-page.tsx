import { Button, Card, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { nextOfPack } from '#shared/features/practice/pack/rules.ts';
import type { PracticePack } from '#shared/features/practice/pack/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { PracticeQuestionComponent } from '../practice-parts.ts';
import { RunningSet } from '../session/running-set.tsx';
import { useCheckKept, useKeptPack } from './api.ts';
import { askKept, type KeptQuestion } from './grade-kept.ts';
import { offlineMessages } from './messages/messages.ts';
import classes from './offline.module.css';
import { PackFacts } from './pack-facts.tsx';

/** Practice with what this browser has: the page is the same for everyone, and asks the server for nothing. */
export function OfflinePage({ Question }: { Question: PracticeQuestionComponent }) {
  const m = useMessages(offlineMessages);
  const { data } = useKeptPack();
  const [set, setSet] = useState<{ number: number; questions: KeptQuestion[] }>();
  const kept = data?.kept;
  const begin = () =>
    kept &&
    setSet({
      number: (set?.number ?? 0) + 1,
      questions: nextOfPack(kept.pack.questions, kept.results).flatMap((packed) =>
        askKept(packed, kept.pack.quizzes),
      ),
    });
  if (kept && set)
    return (
      <Page width="text">
        <KeptSet
          key={set.number}
          questions={set.questions}
          pack={kept.pack}
          Question={Question}
          onLeave={() => setSet(undefined)}
          onMore={begin}
        />
      </Page>
    );
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={m.offlineLead} />
      {data === undefined && <Skeleton h={160} aria-hidden />}
      {data && kept && (
        <Card padding="lg" className={classes.card}>
          <PackFacts state={data} />
          <Button size="md" onClick={begin}>
            {m.start}
          </Button>
        </Card>
      )}
      {data !== undefined && !kept && (
        <EmptyState
          title={m.nothing}
          action={<ButtonLink to="/practice">{m.toPractice}</ButtonLink>}
        >
          {m.nothingHint}
        </EmptyState>
      )}
    </Page>
  );
}

interface KeptSetProps {
  questions: readonly KeptQuestion[];
  pack: PracticePack;
  Question: PracticeQuestionComponent;
  onLeave: () => void;
  onMore: () => void;
}

function KeptSet({ questions, pack, Question, onLeave, onMore }: KeptSetProps) {
  const m = useMessages(offlineMessages);
  const check = useCheckKept(questions);
  const { asksConfidence } = pack;
  return (
    <RunningSet
      set={{ asksConfidence, questions: questions.map(({ shown }) => shown) }}
      Question={Question}
      check={check}
      leave={
        <Button variant="subtle" size="compact-md" onClick={onLeave}>
          {m.leave}
        </Button>
      }
      others={() => (
        <Button variant="default" onClick={onLeave}>
          {m.leave}
        </Button>
      )}
      isLoadingMore={false}
      onMore={onMore}
    />
  );
}
