import { useEffect, useRef } from 'react';
import classes from './line-focus.module.css';

/** Dims everything but a few lines, which follow the pointer, the finger and the focus. */
export function LineFocus() {
  const veil = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const moveTo = (y: number) => veil.current?.style.setProperty('--line', `${Math.round(y)}px`);
    const follow = ({ clientY }: PointerEvent) => moveTo(clientY);
    const followFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.id === 'main') return;
      const { top, height } = target.getBoundingClientRect();
      moveTo(top + Math.min(height, window.innerHeight) / 2);
    };
    addEventListener('pointermove', follow, { passive: true });
    addEventListener('pointerdown', follow, { passive: true });
    addEventListener('focusin', followFocus);
    return () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerdown', follow);
      removeEventListener('focusin', followFocus);
    };
  }, []);
  return <div ref={veil} className={classes.veil} aria-hidden data-print="hide" />;
}
