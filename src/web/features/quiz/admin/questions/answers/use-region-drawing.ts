import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region, Spot } from '#shared/features/question/question-types/region.ts';
import { isInside } from '#shared/features/question/question-types/spots.ts';
import {
  boxBetween,
  isLargeEnough,
  movedBy,
  regionIn,
  withHandleAt,
} from '#shared/features/question/region-editing.ts';
import { spotUnder } from '#web/pictures/picture-stage.tsx';

/** The regions of a picture, and what a pointer does to them. */
export interface RegionActs {
  shape: Region['shape'];
  regions: readonly Region[];
  selected: number | undefined;
  onSelect: (index: number | undefined) => void;
  onDrawn: (region: Region) => void;
  /** A drag begins: what follows is undone at once. */
  onBegin: () => void;
  onChange: (index: number, region: Region) => void;
}

/** What is being drawn: a box between two spots, or corners. */
export type Drawing = { from: Spot; to: Spot } | { corners: Spot[] };

interface Drag {
  index: number;
  /** The handle that is moved; undefined for the whole region. */
  handle: number | undefined;
  from: Spot;
  original: Region;
}

/** A polygon is closed by a click within this distance of its first corner, in the units of regions. */
const closingDistance = pictureSide / 50;

/** Draws regions, and moves and resizes them, by a pointer. */
export function useRegionDrawing(acts: RegionActs) {
  const { shape, regions, selected, onSelect, onDrawn, onBegin, onChange } = acts;
  const [drawing, setDrawing] = useState<Drawing>();
  const drag = useRef<Drag>(undefined);
  const finishCorners = (corners: readonly Spot[]) => {
    setDrawing(undefined);
    if (corners.length >= 3) onDrawn({ shape: 'polygon', corners: [...corners] });
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const at = spotUnder(event, event.currentTarget);
    if (drawing && 'corners' in drawing) {
      const [first] = drawing.corners;
      const closes = first && Math.hypot(first.x - at.x, first.y - at.y) < closingDistance;
      return closes
        ? finishCorners(drawing.corners)
        : setDrawing({ corners: [...drawing.corners, at] });
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    const taken = handleUnder(event.target, selected) ?? regionUnder(regions, at);
    const original = taken && regions[taken.index];
    if (taken && original) {
      drag.current = { ...taken, from: at, original };
      onSelect(taken.index);
      return onBegin();
    }
    onSelect(undefined);
    setDrawing(shape === 'polygon' ? { corners: [at] } : { from: at, to: at });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const at = spotUnder(event, event.currentTarget);
    if (drag.current) {
      const { index, handle, from, original } = drag.current;
      const by = { x: at.x - from.x, y: at.y - from.y };
      onChange(
        index,
        handle === undefined ? movedBy(original, by) : withHandleAt(original, handle, at),
      );
    } else if (drawing && 'from' in drawing) setDrawing({ ...drawing, to: at });
  };
  const end = () => {
    drag.current = undefined;
    if (!drawing || 'corners' in drawing) return;
    const box = boxBetween(drawing.from, drawing.to);
    setDrawing(undefined);
    if (isLargeEnough(box)) onDrawn(regionIn(box, shape));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!drawing || !('corners' in drawing)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    finishCorners(event.key === 'Enter' ? drawing.corners : []);
  };
  return {
    drawing,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown,
    },
  };
}

/** The handle of the selected region that a pointer has taken. */
function handleUnder(target: EventTarget, selected: number | undefined) {
  const handle =
    target instanceof Element ? target.closest('[data-handle]')?.getAttribute('data-handle') : null;
  return handle == null || selected === undefined
    ? undefined
    : { index: selected, handle: Number(handle) };
}

/** The region at a spot; of several the one that was drawn last. */
function regionUnder(regions: readonly Region[], at: Spot) {
  const index = regions.findLastIndex((region) => isInside(region, at));
  return index < 0 ? undefined : { index, handle: undefined };
}
