import { Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './drop-area.module.css';
import { FilePicker } from './file-picker.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface DropAreaProps {
  /** Says what can be dropped. */
  label: string;
  /** The label of the button that opens the file picker. */
  choose: string;
  accept?: string;
  disabled: boolean;
  onFile: (file: File) => void;
  /** What the file may contain. */
  hint: string;
  children?: ReactNode;
}

/** Takes a file by drop or choice. */
export function DropArea(props: DropAreaProps) {
  const { label, choose, accept, disabled, onFile, hint, children } = props;
  const drop = useFileDrop(([file]) => file && onFile(file));
  return (
    <Stack className={classes.drop} {...drop}>
      <IconFileImport size={32} aria-hidden />
      <Text fw={600}>{label}</Text>
      <FilePicker accept={accept} disabled={disabled} onFile={onFile}>
        {choose}
      </FilePicker>
      <Text size="sm" c="dimmed" ta="center" maw="36rem">
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
