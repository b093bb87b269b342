import { Modal } from '@mantine/core';
import { IconPhotoOff, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';
import classes from './question-picture.module.css';

interface QuestionPictureProps {
  src: string;
  /** What it shows, where its author has said so. */
  alt: string | null;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
}

/** The picture of a question; a click shows it as large as the window. */
export function QuestionPicture({ src, alt, isZoomed, onZoom }: QuestionPictureProps) {
  const { picture } = useMessages(reviewMessages);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className={classes.broken}>
        <IconPhotoOff size={20} aria-hidden />
        {alt ? picture.missingOf({ alt }) : picture.missing}
      </p>
    );
  }
  return (
    <>
      <button type="button" className={classes.opener} onClick={() => onZoom(true)}>
        <img
          className={classes.picture}
          src={src}
          alt={alt ?? picture.alt}
          onError={() => setBroken(true)}
        />
        <span className={classes.hint}>
          <IconZoomIn size={18} aria-hidden /> {picture.enlarge}
        </span>
      </button>
      <Modal
        opened={isZoomed}
        onClose={() => onZoom(false)}
        title={picture.title}
        closeButtonProps={{ 'aria-label': picture.close }}
        fullScreen
        classNames={{ content: classes.zoom, body: classes.zoomBody }}
      >
        <img className={classes.large} src={src} alt={alt ?? picture.altLarge} />
      </Modal>
    </>
  );
}
