import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { useMessages } from '#web/language/language.tsx';
import { spotUnder } from '#web/pictures/picture-stage.tsx';
import {
  crossAfter,
  type Marking,
  markedAt,
  nearestSpot,
  removedByKey,
  unmarked,
} from './marking.ts';
import { hotspotMessages } from './messages/messages.ts';
import { useSpotInWords } from './spot-marker.tsx';

/** A spot is under the pointer up to this distance, in pixels. */
const reach = 22;

interface Marked {
  spots: Spot[];
  /** How many can be placed. */
  spotCount: number;
  onMark: (spots: Spot[]) => void;
}

/** Places and removes spots, by a pointer or with the cross that the arrow keys move; and says what it did. */
export function useMarking({ spots, spotCount, onMark }: Marked) {
  const m = useMessages(hotspotMessages);
  const inWords = useSpotInWords();
  const [cross, setCross] = useState<Spot>({ x: pictureSide / 2, y: pictureSide / 2 });
  const [hasCross, setHasCross] = useState(false);
  const [said, setSaid] = useState('');
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
    // Enter and Space click without a position of the pointer.
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
  return {
    said,
    cross: hasCross ? cross : undefined,
    handlers: { onClick, onKeyDown, onBlur: () => setHasCross(false) },
    remove: (index: number) => apply(unmarked(spots, index)),
  };
}
