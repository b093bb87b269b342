import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './drop-area.module.css';

interface DropAreaProps {
  /** Says what can be dropped. */
  label: string;
  /** The label of the button that opens the file picker. */
  choose: string;
  accept?: string;
  disabled: boolean;
  onFile: (file: File | null | undefined) => void;
  /** What the file may contain. */
  hint: string;
  children?: ReactNode;
}

/** Takes a file by drop or choice. */
export function DropArea(props: DropAreaProps) {
  const { label, choose, accept, disabled, onFile, hint, children } = props;
  const [isOver, setIsOver] = useState(false);
  return (
    <Stack
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <IconFileImport size={32} aria-hidden />
      <Text fw={600}>{label}</Text>
      <FileButton {...(accept ? { accept } : {})} onChange={onFile}>
        {(button) => (
          <Button {...button} variant="default" disabled={disabled}>
            {choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" ta="center" maw="36rem">
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
