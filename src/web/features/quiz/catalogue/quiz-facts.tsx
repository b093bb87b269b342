import { VisuallyHidden } from '@mantine/core';
import { IconClock, IconListNumbers, IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { LearningLevel, QuizCard } from '#shared/features/quiz/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { quizMessages } from '../messages/messages.ts';
import classes from './quiz-facts.module.css';

const beginner = { dots: 1, name: 'beginner' } as const;
const levels = new Map<string, { dots: 1 | 2 | 3; name: LearningLevel }>([
  ['Beginner', beginner],
  ['Intermediate', { dots: 2, name: 'intermediate' }],
  ['Advanced', { dots: 3, name: 'advanced' }],
]);

type Facts = Pick<
  QuizCard,
  'difficulty' | 'questionCount' | 'timeLimit' | 'untimed' | 'attemptCount' | 'stars'
>;

/** Level, number of questions, time limit, number of attempts, and what learners think. */
export function QuizFacts({ quiz }: { quiz: Facts }) {
  const m = useMessages(quizMessages);
  const format = useFormat();
  const { dots, name } = levels.get(quiz.difficulty) ?? beginner;
  return (
    <ul className={classes.facts} data-figures>
      <li>
        <DifficultyDots level={dots} label={m.level[name]} />
      </li>
      <li>
        <IconListNumbers size={16} aria-hidden />
        {m.questions({ count: quiz.questionCount })}
      </li>
      <li>
        <IconClock size={16} aria-hidden />
        {quiz.untimed ? m.noTimeLimit : format.timeLimit(quiz.timeLimit)}
      </li>
      <li>
        <IconUsers size={16} aria-hidden />
        {m.attempts({ count: quiz.attemptCount })}
      </li>
      {quiz.stars && (
        <li>
          <IconStarFilled size={16} aria-hidden className={classes.star} />
          <span aria-hidden>
            {format.count(quiz.stars.average)} ({format.count(quiz.stars.count)})
          </span>
          <VisuallyHidden>
            {m.stars({ average: format.count(quiz.stars.average), count: quiz.stars.count })}
          </VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
