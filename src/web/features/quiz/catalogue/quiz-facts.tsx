import { IconClock, IconListNumbers, IconUsers } from '@tabler/icons-react';
import { formatTimeLimit } from '#shared/features/quiz/rules.ts';
import type { QuizCard } from '#shared/features/quiz/schema.ts';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { counted } from '#web/ui/text/format.ts';
import classes from './quiz-facts.module.css';

const levels = new Map<string, 1 | 2 | 3>([
  ['Beginner', 1],
  ['Intermediate', 2],
  ['Advanced', 3],
]);

type Facts = Pick<QuizCard, 'difficulty' | 'questionCount' | 'timeLimit' | 'attemptCount'>;

/** Level, number of questions, time limit and number of attempts. */
export function QuizFacts({ quiz }: { quiz: Facts }) {
  return (
    <ul className={classes.facts} data-figures>
      <li>
        <DifficultyDots level={levels.get(quiz.difficulty) ?? 1} label={quiz.difficulty} />
      </li>
      <li>
        <IconListNumbers size={16} aria-hidden />
        {counted(quiz.questionCount, 'question')}
      </li>
      <li>
        <IconClock size={16} aria-hidden />
        {formatTimeLimit(quiz.timeLimit)}
      </li>
      <li>
        <IconUsers size={16} aria-hidden />
        {counted(quiz.attemptCount, 'attempt')}
      </li>
    </ul>
  );
}
