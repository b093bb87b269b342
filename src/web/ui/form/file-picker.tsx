import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { useRef } from 'react';

interface FilePickerProps extends ButtonProps {
  /** Media types and endings, as in `accept` of a field for files. */
  accept?: string | undefined;
  onFile: (file: File) => void;
}

/** A button that opens the file picker. */
export function FilePicker({ accept, onFile, ...button }: FilePickerProps) {
  const empty = useRef<() => void>(null);
  const take = (file: File | null) => {
    // Browsers report no choice of the file that the field has, which may have been corrected meanwhile.
    empty.current?.();
    if (file) onFile(file);
  };
  return (
    <FileButton {...(accept && { accept })} resetRef={empty} onChange={take}>
      {(field) => <Button {...field} {...button} variant="default" />}
    </FileButton>
  );
}
