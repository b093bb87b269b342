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
    // Browsers report no change if the same file is chosen again, which may have been corrected, so the field is
    // emptied.
    empty.current?.();
    if (file) onFile(file);
  };
  return (
    <FileButton {...(accept && { accept })} resetRef={empty} onChange={take}>
      {(field) => <Button {...field} {...button} variant="default" />}
    </FileButton>
  );
}
