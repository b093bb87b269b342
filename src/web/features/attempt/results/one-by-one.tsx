import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useShown } from '#web/display/shown-display.ts';
import { useMessages } from '#web/language/language.tsx';
import { resultsMessages } from './messages/messages.ts';
import classes from './one-by-one.module.css';

interface Reading {
  /** Whether the reader has chosen to see one question at a time. */
  isAlone: boolean;
  /** Which question is on screen; undefined while the result itself is. */
  index: number | undefined;
  goTo: (index: number | undefined) => void;
  /** For the keyboard; undefined where all questions are on the page. */
  step: ((by: 1 | -1) => void) | undefined;
}

/**
 * For readers who have chosen to see one question at a time: first the result, then each question. The others stay in
 * the page, so that they are printed.
 * @param ids of the questions' elements, in their order
 */
export function useReading(ids: readonly string[]): Reading {
  const isAlone = useShown('oneThing');
  const [chosen, setChosen] = useState<number>();
  const hash = useLocation({ select: (location) => location.hash });
  const linked = ids.indexOf(hash);
  const last = ids.length - 1;
  // A filter may leave fewer questions.
  const index = !isAlone || chosen === undefined || last < 0 ? undefined : Math.min(chosen, last);
  const shown = useRef(index);
  useEffect(() => {
    if (isAlone && linked >= 0) setChosen(linked);
  }, [isAlone, linked]);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const next = document.getElementById(index === undefined ? 'main' : (ids[index] ?? ''));
    next?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [index, ids]);
  const step = (by: 1 | -1) => {
    const next = (index ?? -1) + by;
    if (next <= last) setChosen(next < 0 ? undefined : next);
  };
  return { isAlone, index, goTo: setChosen, step: isAlone ? step : undefined };
}

/** The moves between the result and its questions. */
export function ReadingBar({ index, goTo, total }: Reading & { total: number }) {
  const { oneByOne: m } = useMessages(resultsMessages);
  if (index === undefined)
    return (
      <Button data-print="hide" onClick={() => goTo(0)}>
        {m.begin({ count: total })}
      </Button>
    );
  return (
    <nav className={classes.bar} aria-label={m.moves} data-print="hide" data-alone>
      <Button variant="subtle" onClick={() => goTo(undefined)} className={classes.back}>
        {m.back}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} data-points aria-hidden />}
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      >
        {m.previous}
      </Button>
      <span aria-live="polite" data-figures>
        {m.position({ number: index + 1, total })}
      </span>
      <Button
        rightSection={<IconArrowRight size={18} data-points aria-hidden />}
        disabled={index === total - 1}
        onClick={() => goTo(index + 1)}
      >
        {m.next}
      </Button>
    </nav>
  );
}
