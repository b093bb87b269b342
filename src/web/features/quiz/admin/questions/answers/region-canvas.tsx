import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region, Spot } from '#shared/features/question/question-types/region.ts';
import { boxOf, isInside } from '#shared/features/question/question-types/spots.ts';
import {
  boxBetween,
  handlesOf,
  isLargeEnough,
  movedBy,
  regionIn,
  resizedBy,
  withHandleAt,
} from '#shared/features/question/region-editing.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureStage, placedAt, spotUnder } from '#web/pictures/picture-stage.tsx';
import { overPicture, RegionShape } from '#web/pictures/region-shape.tsx';
import { questionMessages } from '../messages/messages.ts';
import classes from './region-canvas.module.css';

interface RegionCanvasProps {
  src: string;
  alt: string;
  zoom: number;
  shape: Region['shape'];
  regions: readonly Region[];
  isRight: (index: number) => boolean;
  selected: number | undefined;
  onSelect: (index: number | undefined) => void;
  onDrawn: (region: Region) => void;
  /** A drag begins: what follows is undone at once. */
  onBegin: () => void;
  onChange: (index: number, region: Region) => void;
  onRemove: (index: number) => void;
}

/** What is being drawn: a box between two places, or corners. */
type Drawing = { from: Spot; to: Spot } | { corners: Spot[] };

interface Drag {
  index: number;
  /** The handle that is moved; undefined for the whole region. */
  handle: number | undefined;
  from: Spot;
  original: Region;
}

/** The first corner is met again up to this distance, in the units of regions. */
const closingDistance = pictureSide / 50;

/** The picture with its regions, which are drawn, moved and resized on it. */
export function RegionCanvas(props: RegionCanvasProps) {
  const { src, alt, zoom, shape, regions, selected, onSelect, onDrawn, onBegin, onChange } = props;
  const m = useMessages(questionMessages).hotspot;
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
  return (
    <PictureStage src={src} alt={alt} zoom={zoom}>
      <fieldset
        className={classes.surface}
        aria-label={m.title}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
      >
        <svg className={classes.drawing} {...overPicture} aria-hidden>
          {regions.map((region, index) => (
            <g
              key={index}
              className={classes.region}
              data-right={props.isRight(index) || undefined}
              data-selected={selected === index || undefined}
            >
              <RegionShape region={region} />
            </g>
          ))}
          {drawing && <Drawn drawing={drawing} shape={shape} />}
        </svg>
        {regions.map((region, index) => (
          <RegionButton key={index} {...{ ...props, region, index }} />
        ))}
        {selected !== undefined &&
          regions[selected] &&
          handlesOf(regions[selected]).map((handle, index) => (
            <span
              key={index}
              className={classes.handle}
              style={placedAt(handle)}
              data-handle={index}
              aria-hidden
            />
          ))}
      </fieldset>
    </PictureStage>
  );
}

/** The handle of the selected region that a pointer has taken. */
function handleUnder(target: EventTarget, selected: number | undefined) {
  const handle =
    target instanceof Element ? target.closest('[data-handle]')?.getAttribute('data-handle') : null;
  return handle == null || selected === undefined
    ? undefined
    : { index: selected, handle: Number(handle) };
}

/** The region at a place; of several the one that was drawn last. */
function regionUnder(regions: readonly Region[], at: Spot) {
  const index = regions.findLastIndex((region) => isInside(region, at));
  return index < 0 ? undefined : { index, handle: undefined };
}

const directions: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type RegionButtonProps = Pick<
  RegionCanvasProps,
  'selected' | 'onSelect' | 'onBegin' | 'onChange' | 'onRemove'
> & { region: Region; index: number };

/** A region for the keyboard: arrow keys move it, with Alt its size changes. Pointers take the drawing. */
function RegionButton({ region, index, selected, ...act }: RegionButtonProps) {
  const m = useMessages(questionMessages).hotspot;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (event.key === 'Delete') act.onRemove(index);
    if (direction) {
      const step = pictureSide / (event.shiftKey ? 10 : 100);
      const by = { x: direction.x * step, y: direction.y * step };
      act.onBegin();
      act.onChange(index, event.altKey ? resizedBy(region, by) : movedBy(region, by));
    }
    if (direction || event.key === 'Delete') event.preventDefault();
  };
  const { x, y, width, height } = boxOf(region);
  return (
    <button
      type="button"
      className={classes.button}
      style={{
        ...placedAt({ x, y }),
        blockSize: `${(100 * height) / pictureSide}%`,
        inlineSize: `${(100 * width) / pictureSide}%`,
      }}
      aria-label={m.region({ number: index + 1 })}
      aria-pressed={selected === index}
      onFocus={() => act.onSelect(index)}
      onKeyDown={onKeyDown}
    >
      <span className={classes.number}>{index + 1}</span>
    </button>
  );
}

function Drawn({ drawing, shape }: { drawing: Drawing; shape: Region['shape'] }) {
  if ('corners' in drawing)
    return (
      <polyline
        className={classes.drawn}
        points={drawing.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    );
  const box = boxBetween(drawing.from, drawing.to);
  return <RegionShape className={classes.drawn} region={regionIn(box, shape)} />;
}
