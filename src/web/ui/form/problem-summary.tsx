import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import classes from './problem-summary.module.css';

export interface ListedProblem {
  /** The id of the input. */
  target: string;
  /** Where it is: 'Question 3'. */
  where?: string;
  message: string;
}

interface ProblemSummaryProps {
  ref?: Ref<HTMLDivElement>;
  problems: readonly ListedProblem[];
  onGo: (problem: ListedProblem) => void;
}

const maxShown = 12;

/** The errors of a long form, each with a link to its field. */
export function ProblemSummary({ ref, problems, onGo }: ProblemSummaryProps) {
  const m = useMessages(adminUiMessages).problems;
  if (problems.length === 0) return null;
  const hidden = problems.length - maxShown;
  return (
    <Alert
      ref={ref}
      color="fail"
      icon={<IconAlertTriangle aria-hidden />}
      title={m.title({ count: problems.length })}
      role="alert"
      tabIndex={-1}
    >
      <ul className={classes.list} data-marks>
        {problems.slice(0, maxShown).map((problem) => (
          <li key={`${problem.target} ${problem.message}`}>
            <a
              href={`#${problem.target}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(problem);
              }}
            >
              {problem.where
                ? m.at({ where: problem.where, message: problem.message })
                : problem.message}
            </a>
          </li>
        ))}
        {hidden > 0 && <li>{m.more({ count: hidden })}</li>}
      </ul>
    </Alert>
  );
}
