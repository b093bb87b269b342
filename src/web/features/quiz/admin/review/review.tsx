import { Group } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { scoreQuiz } from '#shared/features/quiz/score/score.ts';
import type { CategoryTree } from '../api.ts';
import type { WayToQuestion } from '../hints/question-numbers.tsx';
import { LearnerFacts } from './learner-facts.tsx';
import { type PublishedWork, scoredWork } from './published-work.ts';
import classes from './review.module.css';
import { ScoreView } from './score-view.tsx';

interface ReviewProps {
  work: PublishedWork;
  /** The stored questions without tags; undefined while they are not known. */
  untagged: readonly number[] | undefined;
  categories: CategoryTree;
  way: (index: number) => WayToQuestion;
  /** Publishing, and the way back. */
  actions: ReactNode;
}

/** Everything to look at before a quiz is published. */
export function Review({ work, untagged, categories, way, actions }: ReviewProps) {
  const score = useMemo(() => scoreQuiz(scoredWork(work, untagged)), [work, untagged]);
  return (
    <>
      <div className={classes.review}>
        <ScoreView
          score={score}
          own={work.questions.length}
          taken={work.taken.length}
          unknown={Math.max(0, work.drawnQuestions - work.taken.length)}
          way={way}
        />
        <LearnerFacts work={work} categories={categories} />
      </div>
      <Group justify="flex-end" gap="sm" className={classes.bar}>
        {actions}
      </Group>
    </>
  );
}
