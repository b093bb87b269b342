import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { picturesMessages } from './messages/messages.ts';
import classes from './picture-field.module.css';
import { PictureInput } from './picture-input.tsx';
import { pictureSizes } from './picture-sizes.ts';

const pauseBeforeLoading = 400;

type PictureFieldProps = ComponentProps<typeof PictureInput>;

/** A cover or logo by address or upload, with the picture itself; one that cannot be loaded is said to be so. */
export function PictureField({ value, text, ...props }: PictureFieldProps) {
  const { coverTextHint } = useMessages(picturesMessages);
  const [src] = useDebouncedValue(value.trim(), pauseBeforeLoading);
  return (
    <Stack gap="xs">
      <PictureInput
        {...props}
        value={value}
        {...(text && { text: { description: coverTextHint, ...text } })}
      />
      {isPictureAddress(src) && <LoadedPicture key={src} src={src} />}
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
      {...pictureSizes(src, '20rem')}
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
