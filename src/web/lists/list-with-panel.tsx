import { CloseButton, Drawer, getDefaultZIndex } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isFocusLost } from '../keyboard/focus-lost.ts';
import classes from './list-with-panel.module.css';

interface PanelProps {
  /** Names the panel. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** The chosen row; undefined while none is. */
  panel: ReactNode;
}

/** A list, with the chosen row next to it where there is room, and in a drawer where there is not. */
export function ListWithPanel({ children, ...beside }: PanelProps & { children: ReactNode }) {
  const isOpen = beside.panel !== undefined;
  const work = useRef<HTMLDivElement>(null);
  useFocusBackInList(work, isOpen);
  return (
    <div ref={work} className={classes.work} data-beside={isOpen || undefined}>
      {children}
      {isOpen && <Beside {...beside} />}
    </div>
  );
}

/** What a link in the list has that opens its row in the panel. */
export const opensRow = (isOpen: boolean) =>
  ({
    replace: true,
    resetScroll: false,
    'data-opens-row': true,
    'data-open': isOpen || undefined,
    'aria-current': isOpen ? 'true' : undefined,
    activeProps: {},
    dir: 'auto',
  }) as const;

/** When the panel has closed, and the focus went with it, what had it last in the list gets it. */
function useFocusBackInList(work: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = work;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('aside')) last.current = target;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [work]);
  useEffect(() => {
    if (!isOpen && isFocusLost()) last.current?.focus({ preventScroll: true });
  }, [isOpen]);
}

function Beside(props: PanelProps) {
  const wide = useMediaQuery('(width >= 75em)', undefined, { getInitialValueInEffect: true });
  return wide === undefined ? null : <Placed wide={wide} {...props} />;
}

/** The panel moves from one part of the page to the other as it is, with what was typed and the dialogs that are open. */
function Placed({ wide, label, closeLabel, onClose, panel }: PanelProps & { wide: boolean }) {
  const [content] = useState(() => document.createElement('div'));
  const attachPanel = useCallback(
    (element: HTMLDivElement | null) => {
      element?.append(content);
    },
    [content],
  );
  return (
    <>
      {wide ? (
        <aside className={classes.panel} aria-label={label}>
          <CloseButton className={classes.close} aria-label={closeLabel} onClick={onClose} />
          <div ref={attachPanel} />
        </aside>
      ) : (
        <Drawer
          opened
          onClose={onClose}
          // Below a dialog that was opened from the panel before it became a drawer.
          zIndex={getDefaultZIndex('modal') - 1}
          position="right"
          size="lg"
          title={label}
          closeButtonProps={{ 'aria-label': closeLabel }}
        >
          <div ref={attachPanel} />
        </Drawer>
      )}
      {createPortal(panel, content)}
    </>
  );
}
