import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import classes from './upload-controls.module.css';
import type { UploadState } from './use-file-upload.ts';

interface UploadControlsProps {
  /** Media types and endings, as in `accept` of a field for files. */
  accepted: string;
  icon: ReactNode;
  words: Record<'choose' | 'dropOrPaste' | 'uploading' | 'uploaded', string>;
  state: UploadState;
  /** Gets no file while one is uploaded. */
  onFile: (file: File) => void;
}

/** A button that chooses a file, what else can be done with one, and how its upload goes. */
export function UploadControls({ accepted, icon, words, state, onFile }: UploadControlsProps) {
  const isUploading = state.at === 'uploading';
  return (
    <>
      <div className={classes.tools}>
        <FilePicker
          accept={accepted}
          leftSection={icon}
          loading={isUploading}
          onFile={(file) => !isUploading && onFile(file)}
        >
          {words.choose}
        </FilePicker>
        <Text size="sm" c="dimmed">
          {words.dropOrPaste}
        </Text>
      </div>
      {state.at === 'failed' ? (
        <Text size="sm" c="fail" role="alert">
          {state.message}
        </Text>
      ) : (
        <Text size="sm" role="status">
          {state.at !== 'start' && words[state.at]}
        </Text>
      )}
    </>
  );
}
