import { Modal } from '@mantine/core';
import { IconPhotoOff, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
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
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className={classes.broken}>
        <IconPhotoOff size={20} aria-hidden />
        The picture of this question could not be loaded.
        {alt && ` It shows: ${alt}`}
      </p>
    );
  }
  return (
    <>
      <button type="button" className={classes.opener} onClick={() => onZoom(true)}>
        <img
          className={classes.picture}
          src={src}
          alt={alt ?? 'Belongs to the question'}
          onError={() => setBroken(true)}
        />
        <span className={classes.hint}>
          <IconZoomIn size={18} aria-hidden /> Enlarge
        </span>
      </button>
      <Modal
        opened={isZoomed}
        onClose={() => onZoom(false)}
        title="Picture of the question"
        closeButtonProps={{ 'aria-label': 'Close' }}
        fullScreen
        classNames={{ content: classes.zoom, body: classes.zoomBody }}
      >
        <img className={classes.large} src={src} alt={alt ?? 'Belongs to the question, enlarged'} />
      </Modal>
    </>
  );
}
