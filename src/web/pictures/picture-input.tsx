import { CloseButton, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { useFileDrop } from '#web/ui/form/use-file-drop.ts';
import { picturesMessages } from './messages/messages.ts';
import classes from './picture-input.module.css';
import { UploadControls } from './upload-controls.tsx';
import { type PictureUploading, usePictureUpload } from './use-picture-upload.ts';

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface PictureInputProps extends Omit<TextInputProps, 'value' | 'type' | 'onChange'> {
  /** The address of the picture; empty without one. */
  value: string;
  onChange: (address: string) => void;
  onUploaded?: () => void;
  uploading?: PictureUploading;
  /** The field of what the picture shows, asked for as soon as there is a picture. */
  text?: PictureText;
}

export interface PictureText extends Omit<TextInputProps, 'value' | 'type'> {
  value: string;
}

/** The address of a picture, typed or that of a picture which is dropped, pasted or chosen here. */
export function PictureInput({
  value,
  onChange,
  onUploaded,
  uploading,
  text,
  ...props
}: PictureInputProps) {
  const m = useMessages(picturesMessages);
  const [isAsked, setIsAsked] = useState(false);
  const { state, upload } = usePictureUpload((address) => {
    onChange(address);
    setIsAsked(text?.value.trim() === '');
    onUploaded?.();
  }, uploading);
  const isUploading = state.at === 'uploading';
  /** @returns whether there was a file to take */
  const take = (files: FileList): boolean => {
    const [file] = files;
    if (file && !isUploading) void upload(file);
    return file !== undefined;
  };
  const drop = useFileDrop(take);
  return (
    <Stack
      gap="xs"
      className={classes.zone}
      {...drop}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
    >
      <TextInput
        inputMode="url"
        placeholder="https://"
        {...props}
        value={value}
        rightSection={
          value !== '' && (
            <CloseButton aria-label={m.remove} onClick={keepingFocus(() => onChange(''))} />
          )
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <UploadControls
        accepted={acceptedPictures}
        icon={<IconPhotoUp size={18} aria-hidden />}
        words={m}
        state={state}
        onFile={(file) => void upload(file)}
      />
      {text && (value !== '' || text.value !== '') && (
        <TextField {...text} isAsked={isAsked} onAsked={() => setIsAsked(false)} />
      )}
    </Stack>
  );
}

interface TextFieldProps extends PictureText {
  /** Whether the focus is to go there. */
  isAsked: boolean;
  onAsked: () => void;
}

function TextField({ isAsked, onAsked, ...props }: TextFieldProps) {
  const m = useMessages(picturesMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    onAsked();
  }, [isAsked, onAsked]);
  return <TextInput ref={field} label={m.text} description={m.textHint} {...props} />;
}
