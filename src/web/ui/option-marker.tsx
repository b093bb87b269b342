import classes from './option-marker.module.css';

interface OptionMarkerProps {
  /** A letter or a number. */
  label?: string | number;
  state?: 'empty' | 'filled' | 'right' | 'wrong' | 'missed';
  size?: 'sm' | 'md' | 'lg';
}

/** A circle with a letter, filled when chosen. It is decoration: the state must also be given in words. */
export function OptionMarker({ label, state = 'empty', size = 'md' }: OptionMarkerProps) {
  return (
    <span className={classes.marker} data-state={state} data-size={size} aria-hidden>
      {label}
    </span>
  );
}

/** A, B, C … for the option at `index`. */
export function optionLetter(index: number): string {
  return String.fromCodePoint(65 + (index % 26));
}
