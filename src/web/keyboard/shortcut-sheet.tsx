import { Switch } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { KeyList } from './key-list.tsx';
import { keyboardMessages } from './messages/messages.ts';
import { useShortcutSwitch } from './shortcuts.ts';

export interface SheetState {
  opened: boolean;
  onClose: () => void;
}

interface ShortcutSheetProps extends SheetState, ComponentProps<typeof KeyList> {
  switchLabel: string;
  switchDescription?: string;
  /** Below the list. */
  children?: ReactNode;
}

/** A list of keyboard shortcuts in a dialog, with the switch that turns single keys off. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const m = useMessages(keyboardMessages);
  const [isOn, setOn] = useShortcutSwitch();
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={m.title}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <Switch
        label={props.switchLabel}
        description={props.switchDescription}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <KeyList rows={props.rows} />
      {props.children}
    </Dialog>
  );
}
