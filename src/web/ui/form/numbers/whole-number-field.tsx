import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface WholeNumberFieldProps
  extends Omit<
    NumberInputProps,
    'value' | 'onChange' | 'onBlur' | 'allowDecimal' | 'clampBehavior'
  > {
  /** At most 1: a larger one would refuse the first digits of what is typed. */
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/**
 * A whole number from `min` to `max`; no other one can be typed, so that what is shown is what is sent. While the field
 * has the focus it may be empty, with the value unchanged: a 0 or a 1 in its place would become part of what is typed next.
 */
export function WholeNumberField({ value, onChange, ...field }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<number | string>();
  return (
    <NumberInput
      {...field}
      allowDecimal={false}
      clampBehavior="strict"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={(entered) => {
        setTyped(entered);
        if (typeof entered === 'number') onChange(entered);
      }}
    />
  );
}
