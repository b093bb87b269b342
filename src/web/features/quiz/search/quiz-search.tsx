import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useId, useRef } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { quizSearchMessages } from './messages/messages.ts';
import classes from './quiz-search.module.css';
import { type QuizSearchState, useQuizSearch } from './use-quiz-search.ts';

/** Most visits search for nothing: it comes when the box is entered. */
const Panel = lazyPart(
  () => import('./quiz-search-panel.tsx').then((file) => file.QuizSearchPanel),
  NoPart,
);

/** The search box of the header: earlier searches, suggestions while one types, the first match on submit. */
export function QuizSearch() {
  const m = useMessages(quizSearchMessages);
  const search = useQuizSearch();
  const box = useRef<HTMLFormElement>(null);
  const listId = useId();
  const { shown, wanted, unfolded } = search;
  return (
    <search className={classes.search} data-unfolded={unfolded || undefined}>
      <ActionIcon
        className={classes.unfold}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={m.search}
        aria-expanded={unfolded}
        onClick={search.enter}
      >
        <IconSearch size={22} aria-hidden />
      </ActionIcon>
      <form
        ref={box}
        className={classes.box}
        action="/quizzes"
        onSubmit={search.onSubmit}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) search.close();
        }}
      >
        <SearchInput search={search} listId={listId} />
        <UnstyledButton
          type="submit"
          className={classes.submit}
          aria-label={m.submit}
          disabled={wanted === '' && !search.highlighted}
        >
          <IconSearch size={20} aria-hidden />
        </UnstyledButton>
        <UnstyledButton className={classes.fold} aria-label={m.close} onClick={search.close}>
          <IconX size={20} aria-hidden />
        </UnstyledButton>
        {search.opened && (
          <Suspense>
            <Panel search={search} listId={listId} />
          </Suspense>
        )}
        <VisuallyHidden role="status">
          {shown &&
            wanted !== '' &&
            search.current &&
            m.suggestions({ count: search.options.length })}
        </VisuallyHidden>
      </form>
    </search>
  );
}

function SearchInput({ search, listId }: { search: QuizSearchState; listId: string }) {
  const m = useMessages(quizSearchMessages);
  const { shown, options, active } = search;
  return (
    <input
      ref={search.input}
      className={classes.input}
      name="q"
      type="text"
      enterKeyHint="search"
      maxLength={200}
      autoComplete="off"
      placeholder={m.search}
      aria-label={m.search}
      role="combobox"
      aria-autocomplete="list"
      aria-keyshortcuts="/ Control+K"
      aria-expanded={shown && options.length > 0}
      aria-controls={listId}
      aria-activedescendant={search.highlighted ? `${listId}-${active}` : undefined}
      value={search.text}
      onChange={(event) => search.type(event.currentTarget.value)}
      onFocus={search.open}
      // A box that kept the focus gets no focus event.
      onClick={search.open}
      onKeyDown={search.onKeyDown}
    />
  );
}
