import { Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from './messages/messages.ts';
import classes from './question-editor.module.css';

/** The picture below its address, or a warning if it cannot be loaded. */
export function PictureCheck({ src, alt }: { src: string; alt: string }) {
  const m = useMessages(questionMessages);
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <Text className={classes.brokenPicture} c="fail" size="sm" role="alert">
        <IconPhotoOff size={18} aria-hidden />
        {m.pictureBroken}
      </Text>
    );
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt || m.noImageText}
      onError={() => setBroken(true)}
    />
  );
}
