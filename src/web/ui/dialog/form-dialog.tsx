import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { ReportUnsaved, useUnsavedForms } from '../form/report-unsaved.ts';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  opened: boolean;
  title: ReactNode;
  size?: NonNullable<ModalProps['size']>;
  /** Over the whole screen, on large ones too. */
  wholeScreen?: boolean;
  /** A field or two: on a phone it does not take the whole screen either. */
  isShort?: boolean;
  /** What is said before unsaved work is left. */
  leaving?: string;
  /** Called when the dialog has closed and the focus is back where it was. */
  onClosed?: () => void;
  /** Closes without asking: the content was saved, or may be lost. */
  onClose: () => void;
  children: (dialog: {
    /** Closes, and asks first while something is unsaved. */
    cancel: () => void;
    /** Leaves a form within the dialog, and asks in the same way. */
    leave: (act: () => void) => void;
  }) => ReactNode;
}

/** A dialog with a form, full-screen on a phone. It asks before what was entered is left, however it is closed. */
export function FormDialog({
  opened,
  title,
  size = 'md',
  wholeScreen = false,
  isShort = false,
  leaving,
  onClose,
  onClosed,
  children,
}: FormDialogProps) {
  const m = useMessages(uiMessages);
  const phone = useMediaQuery('(width < 40em)');
  const { isUnsaved, findLost, report } = useUnsavedForms();
  /** What is done once the question is answered with yes. */
  const [asked, setAsked] = useState<() => void>();
  const opening = useOpeningCount(opened);
  const leave = (act: () => void) => (isUnsaved() ? setAsked(() => act) : act());
  const cancel = () => leave(onClose);
  return (
    // Of the dialogs in a stack, Escape closes the uppermost only.
    <Modal.Stack>
      <Dialog
        stackId="form"
        opened={opened}
        onClose={cancel}
        title={title}
        size={size}
        fullScreen={wholeScreen || (!isShort && (phone ?? false))}
        {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': m.close }}
      >
        <ReportUnsaved value={report}>
          {/* Opened again while it still fades, it begins anew. */}
          <Fragment key={opening}>{children({ cancel, leave })}</Fragment>
        </ReportUnsaved>
      </Dialog>
      <UnsavedGuard stackId="leave" isUnsaved={() => opened && isUnsaved()} findLost={findLost}>
        {leaving}
      </UnsavedGuard>
      <ConfirmDialog
        stackId="close"
        opened={asked !== undefined}
        title={m.leaving.title}
        confirmLabel={m.leaving.leave}
        cancelLabel={m.leaving.stay}
        onConfirm={() => {
          setAsked(undefined);
          asked?.();
        }}
        onCancel={() => setAsked(undefined)}
      >
        {findLost() ?? leaving ?? m.leaving.unsaved}
      </ConfirmDialog>
    </Modal.Stack>
  );
}

/** How often something has been opened so far. */
function useOpeningCount(opened: boolean): number {
  const [seen, setSeen] = useState({ opened, count: 0 });
  if (seen.opened !== opened) setSeen({ opened, count: seen.count + (opened ? 1 : 0) });
  return seen.count;
}
