import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { PictureStage, placedAt, spotUnder } from '#web/pictures/picture-stage.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { type AnswerPartProps, CheckboxOptions } from '../taking/question/answer-options.tsx';
import classes from './marked-picture.module.css';
import {
  crossAfter,
  type Marking,
  markedAt,
  nearestSpot,
  removedByKey,
  unmarked,
} from './marking.ts';
import { hotspotMessages } from './messages/messages.ts';
import { SpotMarker } from './spot-marker.tsx';

/** A spot is under the pointer up to this distance, in pixels. */
const reach = 22;

/** Spots are placed on the picture, or regions chosen from a list where they have names. */
export function MarkedPicture(props: AnswerPartProps) {
  const { question, answer, onChoose } = props;
  const m = useMessages(hotspotMessages);
  const [isList, setList] = useState(answer.selectedOptions.length > 0);
  const { spotCount = 1, options } = question;
  if (options.length === 0) return <Picture {...props} />;
  const chooseUpTo = (option: number) => {
    const isTaken = answer.selectedOptions.includes(option);
    if (isTaken || answer.selectedOptions.length < spotCount) onChoose(option);
  };
  return (
    <>
      {isList ? (
        <>
          <p className={classes.help}>{m.chooseRegions({ count: spotCount })}</p>
          <CheckboxOptions {...props} onChoose={chooseUpTo} />
        </>
      ) : (
        <Picture {...props} />
      )}
      <Button variant="subtle" onClick={() => setList(!isList)}>
        {isList ? m.withPicture : m.withList}
      </Button>
    </>
  );
}

function Picture({ question, answer, onMark }: AnswerPartProps) {
  const m = useMessages(hotspotMessages);
  const { picture } = useMessages(reviewMessages);
  const format = useFormat();
  const help = useId();
  const [zoom, setZoom] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const [cross, setCross] = useState<Spot>({ x: pictureSide / 2, y: pictureSide / 2 });
  const [hasCross, setHasCross] = useState(false);
  const [said, setSaid] = useState('');
  const { imageUrl, imageAlt, spotCount = 1 } = question;
  const { spots = [] } = answer;
  const inWords = ({ x, y }: Spot) => ({
    left: format.percent(x, pictureSide),
    top: format.percent(y, pictureSide),
  });
  const say = ({ outcome, number, at }: Marking) => {
    if (outcome === 'placed') return m.spotPlaced({ number, ...inWords(at) });
    if (outcome === 'removed') return m.spotRemoved({ number });
    return outcome === 'full' ? m.full({ total: spotCount }) : m.noSpotHere;
  };
  const apply = (marking: Marking) => {
    setSaid(say(marking));
    if (marking.spots !== spots) onMark(marking.spots);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Enter and Space click without a place.
    if (event.detail === 0) return apply(markedAt(spots, cross, spotCount));
    setHasCross(false);
    const at = spotUnder(event, event.currentTarget);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const near = nearestSpot(spots, at, { x: reach / width, y: reach / height });
    apply(near === undefined ? markedAt(spots, at, spotCount) : unmarked(spots, near));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = crossAfter(cross, event);
    const marking = removedByKey(event.key, { spots, cross });
    if (!moved && !marking) return;
    event.preventDefault();
    setHasCross(true);
    if (moved) {
      setCross(moved);
      setSaid(m.at(inWords(moved)));
    }
    if (marking && !event.repeat) apply(marking);
  };
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
            onClick={onClick}
            onKeyDown={onKeyDown}
            onBlur={() => setHasCross(false)}
          >
            {spots.map((spot, index) => (
              <SpotMarker key={`${spot.x} ${spot.y} ${index}`} spot={spot} number={index + 1} />
            ))}
            {hasCross && <span className={classes.cross} style={placedAt(cross)} aria-hidden />}
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
          {said}
        </span>
      </div>
      {spots.length > 0 && (
        <ol className={classes.spots}>
          {spots.map((spot, index) => (
            <li key={`${spot.x} ${spot.y} ${index}`}>
              {m.spot({ number: index + 1, ...inWords(spot) })}
              <CloseButton
                aria-label={m.remove({ number: index + 1 })}
                onClick={() => apply(unmarked(spots, index))}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
