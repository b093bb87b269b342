import { Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { pictureSizes } from '#web/pictures/picture-sizes.ts';
import { questionMessages } from './messages/messages.ts';
import classes from './question-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';

interface PictureFieldsProps {
  question: EditedQuestion;
  onChange: (changes: Partial<EditedQuestion>) => void;
  problem: (field: 'imageUrl' | 'imageAlt') => string | undefined;
  prefix: string;
}

/** The picture of a question and what it shows, which is asked for as soon as there is a picture. */
export function PictureFields({ question, onChange, problem, prefix }: PictureFieldsProps) {
  const m = useMessages(questionMessages);
  const { imageUrl, imageAlt } = question;
  return (
    <>
      <PictureInput
        key={prefix}
        id={`${prefix}-imageUrl`}
        label={m.imageUrl}
        value={imageUrl}
        error={problem('imageUrl')}
        onChange={(address) => onChange({ imageUrl: address })}
        text={{
          id: `${prefix}-imageAlt`,
          value: imageAlt,
          error: problem('imageAlt'),
          onChange: (event) => onChange({ imageAlt: event.currentTarget.value }),
        }}
      />
      {isPictureAddress(imageUrl) && <PictureCheck key={imageUrl} src={imageUrl} alt={imageAlt} />}
    </>
  );
}

/** The picture below its address, or a warning if it cannot be loaded. */
function PictureCheck({ src, alt }: { src: string; alt: string }) {
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
      {...pictureSizes(src, '20rem')}
      className={classes.picture}
      src={src}
      alt={alt || m.noImageText}
      onError={() => setBroken(true)}
    />
  );
}
