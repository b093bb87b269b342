import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface UnsavedGuardProps {
  /** Whether leaving would lose something. Read on leaving, so a save may clear it just before. */
  isUnsaved: () => boolean;
  /** What would be lost, in words, where only its form has the words. */
  findLost?: () => string | undefined;
  /**
   * Whether another search of the same page leaves too, as between the sections of the profile; with names, only if
   * one of these parameters changes.
   */
  asksOnSearch?: boolean | readonly string[];
  /** What would be lost, in words. */
  children?: string | undefined;
  onLeave?: () => void;
  /** As of `ConfirmDialog`. */
  stackId?: string;
}

/** Asks before a page with unsaved work is left; closing the tab shows the browser's own question. */
export function UnsavedGuard({
  isUnsaved,
  findLost,
  children,
  onLeave,
  asksOnSearch = false,
  ...dialog
}: UnsavedGuardProps) {
  const m = useMessages(uiMessages).leaving;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || changes(asksOnSearch, current.search, next.search)) &&
      isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      {...dialog}
      opened={blocker.status === 'blocked'}
      title={m.title}
      confirmLabel={m.leave}
      cancelLabel={m.stay}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      {findLost?.() ?? children ?? m.unsaved}
    </ConfirmDialog>
  );
}

function changes(
  which: boolean | readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  if (typeof which === 'boolean') return which && JSON.stringify(before) !== JSON.stringify(after);
  return which.some((name) => before[name] !== after[name]);
}
