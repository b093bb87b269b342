import { CloseButton, Group, SegmentedControl, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './width-frame.module.css';

interface WidthFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows its content as wide as the window or as wide as a phone; the content measures this frame. */
export function WidthFrame({ title, onClose, children }: WidthFrameProps) {
  const [width, setWidth] = useState('desktop');
  return (
    <div className={classes.screen}>
      <Group className={classes.strip} justify="space-between" wrap="nowrap" gap="sm">
        <Text fw={600} truncate>
          {title}
        </Text>
        <Group gap="sm" wrap="nowrap">
          <SegmentedControl
            className={classes.switch}
            size="xs"
            aria-label="Width"
            data={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={width}
            onChange={setWidth}
          />
          <CloseButton aria-label="Close" size="lg" onClick={onClose} />
        </Group>
      </Group>
      <div className={classes.frame} data-width={width}>
        {children}
      </div>
    </div>
  );
}
