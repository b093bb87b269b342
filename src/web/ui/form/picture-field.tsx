import { Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import classes from './picture-field.module.css';

const pauseBeforeLoading = 400;

interface PictureFieldProps extends Omit<TextInputProps, 'value' | 'type'> {
  /** The address of the picture as it is typed. */
  value: string;
}

/** The address of a picture, with the picture itself; one that cannot be loaded is said to be so. */
export function PictureField({ value, ...props }: PictureFieldProps) {
  const [src] = useDebouncedValue(value.trim(), pauseBeforeLoading);
  return (
    <Stack gap="xs">
      <TextInput {...props} type="url" placeholder="https://" value={value} />
      {src.startsWith('https://') && <LoadedPicture key={src} src={src} />}
    </Stack>
  );
}

function LoadedPicture({ src }: { src: string }) {
  const m = useMessages(adminUiMessages).picture;
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  if (state === 'broken')
    return (
      <Text className={classes.broken} size="sm" role="alert">
        <IconAlertTriangle size={18} aria-hidden />
        {m.broken}
      </Text>
    );
  return (
    <img
      className={classes.picture}
      data-state={state}
      src={src}
      alt={m.alt}
      referrerPolicy="no-referrer"
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
    />
  );
}
