import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isSearchKey, useKeys } from '#web/keyboard/keys.ts';
import { useShortcuts } from '#web/keyboard/shortcuts.ts';
import { useFirstMatch, useQuizSuggestions } from './api.ts';
import { useRecentSearches } from './recent-searches.ts';
import { optionLink, type SearchOption } from './search-option.ts';
import { inBox, positionAfter } from './search-position.ts';

/** What the search box shows and does. */
export function useQuizSearch() {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [active, setActive] = useState(inBox);
  const input = useRef<HTMLInputElement>(null);
  const { recent, remember, forget } = useRecentSearches();
  const { suggestions, failed, current } = useQuizSuggestions(text);
  const wanted = text.trim();
  const options: SearchOption[] =
    wanted === ''
      ? recent.map((earlier) => ({ kind: 'earlier', text: earlier }))
      : suggestions.map((quiz) => ({ kind: 'quiz', quiz }));
  const shown = opened && (options.length > 0 || (wanted !== '' && (current || failed)));
  const highlighted = shown ? options[active] : undefined;
  const choose = (option: SearchOption) => remember(option.kind === 'quiz' ? wanted : option.text);

  const close = () => {
    setOpened(false);
    setUnfolded(false);
    setActive(inBox);
  };
  useOnNavigation(() => {
    close();
    setText('');
  });
  const enter = () => {
    setUnfolded(true);
    requestAnimationFrame(() => input.current?.focus());
  };
  useKeys({ enabled: true, read: (key) => isSearchKey(key) || undefined, run: enter });
  useShortcuts({ search: enter });

  return {
    input,
    text,
    wanted,
    options,
    active,
    highlighted,
    opened,
    shown,
    unfolded,
    failed,
    current,
    setActive,
    remember,
    choose,
    close,
    enter,
    open: () => setOpened(true),
    type: (typed: string) => {
      setText(typed);
      setOpened(true);
      setActive(inBox);
    },
    forget: () => {
      input.current?.focus();
      forget();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        if (!shown) setUnfolded(false);
        setOpened(false);
        setActive(inBox);
        return;
      }
      const next = positionAfter(event.key, active, options.length);
      if (next === undefined) return;
      event.preventDefault();
      setOpened(true);
      setActive(next);
    },
    onSubmit: useSubmit({ wanted, highlighted, choose, remember }),
  };
}

export type QuizSearchState = ReturnType<typeof useQuizSearch>;

interface Submitted {
  wanted: string;
  highlighted: SearchOption | undefined;
  choose: (option: SearchOption) => void;
  remember: (text: string) => void;
}

/** Opens the highlighted option, else the first match, else the list of quizzes. */
function useSubmit({ wanted, highlighted, choose, remember }: Submitted) {
  const navigate = useNavigate();
  const router = useRouter();
  const firstMatch = useFirstMatch();
  const newest = useRef<object>(undefined);
  return async (event: FormEvent) => {
    event.preventDefault();
    if (highlighted) {
      choose(highlighted);
      await navigate(optionLink(highlighted));
      return;
    }
    if (wanted === '') return;
    remember(wanted);
    const { href } = router.latestLocation;
    const own = {};
    newest.current = own;
    // A failed look-up leads to the list of quizzes, which tries again and explains.
    const quiz = await firstMatch(wanted).catch(() => undefined);
    // Another page was opened meanwhile, or another text sent.
    if (router.latestLocation.href !== href || newest.current !== own) return;
    await navigate(optionLink(quiz ? { kind: 'quiz', quiz } : { kind: 'earlier', text: wanted }));
  };
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
