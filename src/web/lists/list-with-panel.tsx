import { CloseButton, Drawer, getDefaultZIndex } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
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
  return (
    <div className={classes.work} data-beside={isOpen || undefined}>
      {children}
      {isOpen && <Beside {...beside} />}
    </div>
  );
}

function Beside({ label, closeLabel, onClose, panel }: PanelProps) {
  const wide = useMediaQuery('(width >= 75em)', undefined, { getInitialValueInEffect: true });
  if (wide === undefined) return null;
  return (
    <Placed wide={wide} label={label} closeLabel={closeLabel} onClose={onClose} panel={panel} />
  );
}

/** The panel moves from one place to the other as it is, with what was typed and the dialogs that are open. */
function Placed({ wide, label, closeLabel, onClose, panel }: PanelProps & { wide: boolean }) {
  const [content] = useState(() => document.createElement('div'));
  const place = useCallback(
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
          <div ref={place} />
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
          <div ref={place} />
        </Drawer>
      )}
      {createPortal(panel, content)}
    </>
  );
}
