import { CloseButton, Group, Modal, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReturnFocus } from '#web/ui/dialog/return-focus.ts';
import { trialMessages } from './messages/messages.ts';
import classes from './width-frame.module.css';

interface WidthFrameProps {
  opened: boolean;
  title: string;
  /** Whether its width can be chosen: authors look how others see it. */
  hasWidths?: boolean;
  /** Whether Escape closes it. */
  closeOnEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the whole window, with content as wide as the window or as a phone. The content measures
 * this frame.
 */
export function WidthFrame({ title, hasWidths = true, children, ...dialog }: WidthFrameProps) {
  const m = useMessages(trialMessages);
  const [width, setWidth] = useState('desktop');
  const root = useReturnFocus(dialog.opened);
  return (
    <Modal.Root ref={root} {...dialog} returnFocus={false} fullScreen padding={0}>
      <Modal.Content>
        <Modal.Body className={classes.screen}>
          <Group className={classes.strip} justify="space-between" wrap="nowrap" gap="sm">
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <Group gap="sm" wrap="nowrap">
              {hasWidths && (
                <SegmentedControl
                  className={classes.switch}
                  size="xs"
                  aria-label={m.width}
                  data={[
                    { value: 'desktop', label: m.desktop },
                    { value: 'phone', label: m.phone },
                  ]}
                  value={width}
                  onChange={setWidth}
                />
              )}
              <CloseButton aria-label={m.close} size={44} onClick={dialog.onClose} />
            </Group>
          </Group>
          <div className={classes.frame} data-width={width}>
            {children}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
