import { ActionIcon, CloseButton } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureStage, placedAt } from '#web/pictures/picture-stage.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import type { AnswerPartProps } from '../taking/question/answer-options.tsx';
import classes from './marked-picture.module.css';
import { hotspotMessages } from './messages/messages.ts';
import { SpotMarker, useSpotInWords } from './spot-marker.tsx';
import { useMarking } from './use-marking.ts';

/** The picture, on which a pointer or the arrow keys place spots. */
export function PictureToMark({ question, answer, onMark }: AnswerPartProps) {
  const m = useMessages(hotspotMessages);
  const { picture } = useMessages(reviewMessages);
  const help = useId();
  const [zoom, setZoom] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const { imageUrl, imageAlt, spotCount = 1 } = question;
  const { spots = [] } = answer;
  const marking = useMarking({ spots, spotCount, onMark });
  if (!imageUrl || isBroken)
    return <p>{imageAlt ? picture.missingOf({ alt: imageAlt }) : picture.missing}</p>;
  return (
    <div className={classes.part}>
      <p className={classes.help} id={help}>
        {m.help}
      </p>
      <PictureStage src={imageUrl} alt="" zoom={zoom} onBroken={() => setBroken(true)}>
        {/* In an application, screen readers leave the arrow keys to the button. */}
        <div role="application" aria-label={m.cross}>
          <button
            type="button"
            className={classes.surface}
            aria-label={imageAlt ?? m.cross}
            aria-describedby={help}
            {...marking.handlers}
          >
            {spots.map((spot, index) => (
              <SpotMarker key={`${spot.x} ${spot.y} ${index}`} spot={spot} number={index + 1} />
            ))}
            {marking.cross && (
              <span className={classes.cross} style={placedAt(marking.cross)} aria-hidden />
            )}
          </button>
        </div>
      </PictureStage>
      <div className={classes.foot}>
        <span className={classes.count}>{m.placed({ count: spots.length, total: spotCount })}</span>
        <ActionIcon
          aria-label={zoom === 1 ? m.enlarge : m.reduce}
          onClick={() => setZoom(zoom === 1 ? 2 : 1)}
        >
          {zoom === 1 ? (
            <IconZoomIn size={20} aria-hidden />
          ) : (
            <IconZoomOut size={20} aria-hidden />
          )}
        </ActionIcon>
        <span className={classes.said} aria-live="polite">
          {marking.said}
        </span>
      </div>
      {spots.length > 0 && <SpotList spots={spots} onRemove={marking.remove} />}
    </div>
  );
}

interface SpotListProps {
  spots: readonly Spot[];
  onRemove: (index: number) => void;
}

/** The spots in words, each to be removed. */
function SpotList({ spots, onRemove }: SpotListProps) {
  const m = useMessages(hotspotMessages);
  const inWords = useSpotInWords();
  return (
    <ol className={classes.spots}>
      {spots.map((spot, index) => (
        <li key={`${spot.x} ${spot.y} ${index}`}>
          {m.spot({ number: index + 1, ...inWords(spot) })}
          <CloseButton
            aria-label={m.remove({ number: index + 1 })}
            onClick={keepingFocus(() => onRemove(index))}
          />
        </li>
      ))}
    </ol>
  );
}
