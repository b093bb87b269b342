import { ActionIcon, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef } from 'react';
import {
  type PictureInText,
  picturesIn,
  withPictureAdded,
  withPictureAt,
} from '#shared/kernel/media/pictures-in-text.ts';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { picturesMessages } from '#web/pictures/messages/messages.ts';
import { acceptedPictures } from '#web/pictures/picture-input.tsx';
import { pictureSizes } from '#web/pictures/picture-sizes.ts';
import { fileDropZone } from '#web/pictures/use-file-upload.ts';
import { usePictureUpload } from '#web/pictures/use-picture-upload.ts';
import classes from './pictures-in-text.module.css';
import { focusSoon } from './question-prefix.ts';

interface TextField {
  /** The id of the field. */
  id: string;
  text: string;
  onChange: (text: string) => void;
}

/**
 * A text that pictures can be dropped or pasted into.
 * @returns `zone` for the element around the field, `fields` for below it, and `choose`, which asks for a file
 */
export function usePicturesInText({ id, text, onChange }: TextField) {
  const m = useMessages(picturesMessages);
  const chooser = useRef<HTMLInputElement>(null);
  const pictures = picturesIn(text);
  const describedBy = (index: number) => `${id}-picture.${index}`;
  const { state, upload } = usePictureUpload((address) => {
    onChange(withPictureAdded(text, address));
    focusSoon(describedBy(pictures.length));
  });
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    if (state.at !== 'uploading') void upload(file);
  };
  const zone = {
    ...fileDropZone,
    onDropCapture: (event: DragEvent) => take(event, event.dataTransfer),
    onPasteCapture: (event: ClipboardEvent) => {
      // Office programs put a picture of copied text into the clipboard, beside the text.
      if (event.clipboardData.getData('text/plain') === '') take(event, event.clipboardData);
    },
  };
  const fields = (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedPictures}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void upload(file);
          currentTarget.value = '';
        }}
      />
      {state.at === 'failed' && (
        <Text size="sm" c="fail" role="alert">
          {state.message}
        </Text>
      )}
      {state.at === 'uploading' && (
        <Text size="sm" role="status">
          {m.uploading}
        </Text>
      )}
      {pictures.map((picture, index) => (
        <DescribedPicture
          key={index}
          id={describedBy(index)}
          picture={picture}
          onChange={(changed) => onChange(withPictureAt(text, index, changed))}
        />
      ))}
    </>
  );
  return { zone, fields, choose: () => chooser.current?.click() };
}

interface DescribedPictureProps {
  id: string;
  picture: PictureInText;
  /** Gets nothing if the picture is removed. */
  onChange: (picture: PictureInText | undefined) => void;
}

/** A picture of a text and what it shows. */
function DescribedPicture({ id, picture, onChange }: DescribedPictureProps) {
  const m = useMessages(picturesMessages);
  return (
    <div className={classes.described}>
      <img
        {...pictureSizes(picture.address, '6rem')}
        className={classes.picture}
        src={picture.address}
        alt=""
        referrerPolicy="no-referrer"
      />
      <TextInput
        id={id}
        label={m.text}
        placeholder={m.textHint}
        maxLength={300}
        value={picture.alt}
        onChange={(event) => onChange({ ...picture, alt: event.currentTarget.value })}
      />
      <ActionIcon aria-label={m.remove} onClick={keepingFocus(() => onChange(undefined))}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The field of a text, with the pictures in it. */
export function TextWithPictures({ children, ...field }: TextField & { children: ReactNode }) {
  const { zone, fields } = usePicturesInText(field);
  return (
    <div className={classes.text} {...zone}>
      {children}
      {fields}
    </div>
  );
}
