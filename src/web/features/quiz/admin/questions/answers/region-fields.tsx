import { ActionIcon, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Region } from '#shared/features/question/question-types/region.ts';
import { type Box, boxOf } from '#shared/features/question/question-types/spots.ts';
import { cornersAsText, cornersIn, fittedIn } from '#shared/features/question/region-editing.ts';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../messages/messages.ts';
import classes from './hotspot-editor.module.css';

interface RegionFieldsProps {
  id: string;
  number: number;
  region: Region;
  name: string;
  isRight: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onChange: (region: Region) => void;
  onName: (name: string) => void;
  onRight: (isRight: boolean) => void;
  onRemove: () => void;
}

const sides = ['x', 'y', 'width', 'height'] as const;

/** A region in figures: whether it is right, its name, and where it is, in percent. */
export function RegionFields(props: RegionFieldsProps) {
  const { id, number, region, name, isRight, isSelected, onChange } = props;
  const m = useMessages(questionMessages).hotspot;
  return (
    <div
      className={classes.region}
      data-selected={isSelected || undefined}
      onFocusCapture={props.onSelect}
    >
      <div className={classes.named}>
        <Checkbox
          label={m.region({ number })}
          description={isRight ? m.right : m.wrong}
          aria-label={m.isRight({ number })}
          checked={isRight}
          onChange={(event) => props.onRight(event.currentTarget.checked)}
        />
        <TextInput
          id={id}
          aria-label={m.name({ number })}
          placeholder={m.name({ number })}
          autoComplete="off"
          value={name}
          onChange={(event) => props.onName(event.currentTarget.value)}
        />
        <ActionIcon aria-label={m.remove({ number })} onClick={props.onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      {region.shape === 'polygon' ? (
        <Corners {...{ region, onChange }} />
      ) : (
        <div className={classes.sides}>
          {sides.map((side) => (
            <NumberInput
              key={side}
              label={m.sides[side]}
              size="sm"
              min={0}
              max={100}
              decimalScale={2}
              suffix=" %"
              value={boxOf(region)[side] / 100}
              onChange={(value) =>
                typeof value === 'number' &&
                onChange(fittedIn(region, withSide(region, side, value)))
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}

const withSide = (region: Region, side: keyof Box, percent: number): Box => ({
  ...boxOf(region),
  [side]: percent * 100,
});

interface CornersProps {
  region: Extract<Region, { shape: 'polygon' }>;
  onChange: (region: Region) => void;
}

/** The corners as text; the region changes as soon as they are corners. What is undone elsewhere is shown here too. */
function Corners({ region, onChange }: CornersProps) {
  const m = useMessages(questionMessages).hotspot;
  const stored = cornersAsText(region.corners);
  const [typed, setTyped] = useState({ text: stored, stored });
  // It stays as it was typed, whatever its form, until other corners are stored.
  const text = typed.stored === stored ? typed.text : stored;
  return (
    <TextInput
      label={m.corners}
      size="sm"
      dir="ltr"
      autoComplete="off"
      value={text}
      error={cornersIn(text) ? undefined : m.cornersWrong}
      onChange={({ currentTarget: { value } }) => {
        const corners = cornersIn(value);
        setTyped({ text: value, stored: corners ? cornersAsText(corners) : stored });
        if (corners) onChange({ ...region, corners });
      }}
    />
  );
}
