import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import { quizResultsMessages } from './messages/messages.ts';
import classes from './quiz-results.module.css';
import type { QuizResultsSearch } from './results-search.ts';

interface BasisChoiceProps {
  search: QuizResultsSearch;
  onSearch: (search: QuizResultsSearch) => void;
  /** A button next to the choice. */
  children?: ReactNode;
}

/** Which attempts are evaluated, in words and to choose. */
export function BasisChoice({ search, onSearch, children }: BasisChoiceProps) {
  const { basis: m } = useMessages(quizResultsMessages);
  const isAll = search.basis === 'all';
  return (
    <div className={classes.basis}>
      <div className={classes.tools}>
        <PillRow component="fieldset" label={m.label}>
          <PillButton
            size="sm"
            isChosen={!isAll}
            onClick={() => onSearch({ ...search, basis: undefined, page: undefined })}
          >
            {m.first}
          </PillButton>
          <PillButton
            size="sm"
            isChosen={isAll}
            onClick={() => onSearch({ ...search, basis: 'all', page: undefined })}
          >
            {m.all}
          </PillButton>
        </PillRow>
        {children}
      </div>
      <Text size="sm" c="dimmed">
        {isAll ? m.allHint : m.firstHint} {m.never}
      </Text>
    </div>
  );
}
