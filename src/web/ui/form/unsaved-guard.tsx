import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface UnsavedGuardProps {
  /** Whether leaving would lose something. Read on leaving, so a save may clear it just before. */
  isUnsaved: () => boolean;
  /** Whether another search of the same page leaves too, as between the sections of the profile. */
  asksOnSearch?: boolean;
  /** What would be lost, in words. */
  children?: string;
  onLeave?: () => void;
  /** As of `ConfirmDialog`. */
  stackId?: string;
}

/** Asks before a page with unsaved work is left; closing the tab shows the browser's own question. */
export function UnsavedGuard({
  isUnsaved,
  children = 'What you changed here has not been saved and would be lost.',
  onLeave,
  asksOnSearch = false,
  ...dialog
}: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname ||
        (asksOnSearch && JSON.stringify(current.search) !== JSON.stringify(next.search))) &&
      isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      {...dialog}
      opened={blocker.status === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
