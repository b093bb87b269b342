import { Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './question-editor.module.css';

/** The picture below its address, or a warning if it cannot be loaded. */
export function PictureCheck({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <Text className={classes.brokenPicture} c="fail" size="sm" role="alert">
        <IconPhotoOff size={18} aria-hidden />
        This picture cannot be loaded. Learners would see a note instead of it.
      </Text>
    );
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt || 'No text'}
      onError={() => setBroken(true)}
    />
  );
}
