import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type Key, useKeys } from '#web/keyboard/keys.ts';
import { useShortcuts } from '#web/keyboard/shortcuts.ts';
import { useFirstMatch, useQuizSuggestions } from './api.ts';
import classes from './quiz-search.module.css';
import { optionLink, type SearchOption, SearchOptions } from './quiz-search-options.tsx';
import { useRecentSearches } from './recent-searches.ts';

/** The search box of the header: earlier searches, suggestions while one types, the first match on submit. */
export function QuizSearch() {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const firstMatch = useFirstMatch();
  const { recent, remember, forget } = useRecentSearches();
  const { suggestions, failed, current } = useQuizSuggestions(text);
  const wanted = text.trim();
  const options: SearchOption[] =
    wanted === ''
      ? recent.map((earlier) => ({ kind: 'earlier', text: earlier }))
      : suggestions.map((quiz) => ({ kind: 'quiz', quiz }));
  const shown = opened && (options.length > 0 || (wanted !== '' && (current || failed)));
  const highlighted = shown ? options[active] : undefined;

  const rest = () => {
    setOpened(false);
    setUnfolded(false);
    setActive(-1);
  };
  useOnNavigation(() => {
    rest();
    setText('');
  });
  const enter = () => {
    setUnfolded(true);
    requestAnimationFrame(() => input.current?.focus());
  };
  useKeys({ enabled: true, read: isSearchKey, run: enter });
  useShortcuts({ search: enter });

  const choose = (option: SearchOption) => remember(option.kind === 'quiz' ? wanted : option.text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (highlighted) {
      choose(highlighted);
      await navigate(optionLink(highlighted));
      return;
    }
    if (wanted === '') return;
    remember(wanted);
    // What cannot be looked up here, the list of quizzes tries again and explains.
    const quiz = await firstMatch(wanted).catch(() => undefined);
    await navigate(optionLink(quiz ? { kind: 'quiz', quiz } : { kind: 'earlier', text: wanted }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!shown) setUnfolded(false);
      setOpened(false);
      setActive(-1);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setOpened(true);
    // Past either end lies the box itself.
    const positions = options.length + 1;
    setActive((index) => ((index + 1 + step + positions) % positions) - 1);
  };

  return (
    <search className={classes.search} data-unfolded={unfolded || undefined}>
      <ActionIcon
        className={classes.unfold}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Search quizzes"
        aria-expanded={unfolded}
        onClick={enter}
      >
        <IconSearch size={22} aria-hidden />
      </ActionIcon>
      <form
        ref={box}
        className={classes.box}
        action="/quizzes"
        onSubmit={submit}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) rest();
        }}
      >
        <input
          ref={input}
          className={classes.input}
          name="q"
          type="text"
          enterKeyHint="search"
          maxLength={200}
          autoComplete="off"
          placeholder="Search quizzes"
          aria-label="Search quizzes"
          role="combobox"
          aria-autocomplete="list"
          aria-keyshortcuts="/ Control+K"
          aria-expanded={shown && options.length > 0}
          aria-controls={listId}
          aria-activedescendant={highlighted ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setOpened(true);
            setActive(-1);
          }}
          onFocus={() => setOpened(true)}
          // A box that kept the focus gets no focus event.
          onClick={() => setOpened(true)}
          onKeyDown={onKeyDown}
        />
        <UnstyledButton
          type="submit"
          className={classes.submit}
          aria-label="Search"
          disabled={wanted === '' && !highlighted}
        >
          <IconSearch size={20} aria-hidden />
        </UnstyledButton>
        <UnstyledButton className={classes.fold} aria-label="Close search" onClick={rest}>
          <IconX size={20} aria-hidden />
        </UnstyledButton>
        <div className={classes.panel} hidden={!shown}>
          <SearchOptions
            id={listId}
            label={wanted === '' ? 'Recent searches' : 'Matching quizzes'}
            options={shown ? options : []}
            active={active}
            onActive={setActive}
            wanted={wanted}
            onChoose={choose}
          />
          {wanted === '' && (
            <UnstyledButton
              className={classes.all}
              onClick={() => {
                input.current?.focus();
                forget();
              }}
            >
              Clear recent searches
            </UnstyledButton>
          )}
          {wanted !== '' && suggestions.length === 0 && (
            <p className={classes.nothing}>
              {failed
                ? 'Suggestions are not available right now.'
                : 'No quiz has this in its title.'}
            </p>
          )}
          {wanted !== '' && (
            <Link
              to="/quizzes"
              search={{ q: wanted }}
              className={classes.all}
              onClick={() => remember(wanted)}
            >
              See all results for “{wanted}”
            </Link>
          )}
        </div>
        <VisuallyHidden role="status">
          {shown && wanted !== '' && current && `${suggestions.length} suggestions`}
        </VisuallyHidden>
      </form>
    </search>
  );
}

/** Runs after a navigation to another address. */
function useOnNavigation(onLeave: () => void) {
  const router = useRouter();
  const leave = useEffectEvent(onLeave);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ hrefChanged, fromLocation }) => {
        if (hrefChanged && fromLocation) leave();
      }),
    [router],
  );
}

/** Ctrl+K or Cmd+K, also in a text field. */
const isSearchKey = ({ key, ctrlKey, metaKey }: Key) =>
  (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) || undefined;
