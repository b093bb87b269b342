import { IconPhotoOff, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import type { PictureSize } from '#shared/kernel/media/own-picture.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLaterCode } from '#web/later-code.ts';
import { pictureSizes, widestInQuestion } from '#web/pictures/picture-sizes.ts';
import { useShownMedia } from '#web/pictures/shown-media.ts';
import { MissingPart } from '#web/ui/lazy-part.tsx';
import { reviewMessages } from './messages/messages.ts';
import classes from './question-picture.module.css';

const loadDialog = () => import('./picture-dialog.tsx');

/** In rem, as in the styles. */
const highest = 24;

interface QuestionPictureProps {
  src: string;
  /** What it shows, where its author has said so. */
  alt: string | null;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
}

/** The picture of a question; a click shows it as large as the window. */
export function QuestionPicture({ src: address, alt, isZoomed, onZoom }: QuestionPictureProps) {
  const src = useShownMedia(address);
  const { picture } = useMessages(reviewMessages);
  const [isBroken, setBroken] = useState(false);
  const later = useLaterCode(loadDialog);
  const sizes = pictureSizes(src, widestInQuestion);
  const reservedSize = reserved(sizes);
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
      <button
        type="button"
        className={classes.opener}
        style={reservedSize.opener}
        onClick={() => onZoom(true)}
      >
        <img
          {...sizes}
          className={classes.picture}
          style={reservedSize.picture}
          src={src}
          alt={alt ?? picture.alt}
          onError={() => setBroken(true)}
        />
        <span className={classes.hint}>
          <IconZoomIn size={18} aria-hidden /> {picture.enlarge}
        </span>
      </button>
      {later === 'missing' && isZoomed && <MissingPart />}
      {typeof later === 'object' && (
        <later.PictureDialog src={src} alt={alt} opened={isZoomed} onClose={() => onZoom(false)} />
      )}
    </>
  );
}

/** The size of the picture before it is loaded, so that nothing below it moves. */
function reserved({ width, height }: Partial<PictureSize>) {
  if (width === undefined || height === undefined) return {};
  const most = (highest * width) / height;
  return {
    opener: { inlineSize: `min(100%, ${width}px, ${most}rem)` },
    picture: { aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${width}px)` },
  };
}
