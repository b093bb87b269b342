import type { KeyboardEvent } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region, Spot } from '#shared/features/question/question-types/region.ts';
import { boxOf } from '#shared/features/question/question-types/spots.ts';
import { movedBy, resizedBy } from '#shared/features/question/region-editing.ts';
import { useMessages } from '#web/language/language.tsx';
import { placedAt } from '#web/pictures/picture-stage.tsx';
import { questionMessages } from '../messages/messages.ts';
import classes from './region-button.module.css';
import type { RegionActs } from './use-region-drawing.ts';

const directions: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface RegionButtonProps
  extends Pick<RegionActs, 'selected' | 'onSelect' | 'onBegin' | 'onChange'> {
  region: Region;
  index: number;
  onRemove: (index: number) => void;
}

/** A region for the keyboard: arrow keys move it, with Alt its size changes. Pointers take the drawing. */
export function RegionButton({ region, index, selected, ...act }: RegionButtonProps) {
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
