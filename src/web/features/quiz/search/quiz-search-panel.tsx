import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { quizSearchMessages } from './messages/messages.ts';
import classes from './quiz-search.module.css';
import { SearchOptions } from './quiz-search-options.tsx';
import type { QuizSearchState } from './use-quiz-search.ts';

/** Below the box: the options, and where else to look. */
export function QuizSearchPanel({ search, listId }: { search: QuizSearchState; listId: string }) {
  const m = useMessages(quizSearchMessages);
  const { shown, wanted, options, active } = search;
  const isBlank = wanted === '';
  return (
    <div className={classes.panel} hidden={!shown}>
      <SearchOptions
        id={listId}
        label={isBlank ? m.recent : m.matching}
        options={shown ? options : []}
        active={active}
        onActive={search.setActive}
        wanted={wanted}
        onChoose={search.choose}
      />
      {isBlank ? (
        <UnstyledButton className={classes.all} onClick={search.forget}>
          {m.clearRecent}
        </UnstyledButton>
      ) : (
        <>
          {options.length === 0 && (
            <p className={classes.nothing}>{search.failed ? m.notAvailable : m.noTitle}</p>
          )}
          <Link
            to="/quizzes"
            search={{ q: wanted }}
            className={classes.all}
            onClick={() => search.remember(wanted)}
          >
            {m.allResults({ text: wanted })}
          </Link>
        </>
      )}
    </div>
  );
}
