import { OptionMarker } from '#web/ui/option-marker.tsx';
import classes from './question-wizard.module.css';

const steps = ['Category', 'Quiz', 'Question'];

/** Which of the three steps is on the screen. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {steps.map((label, index) => (
        <li key={label} aria-current={index === current ? 'step' : undefined}>
          <OptionMarker label={index + 1} size="sm" state={index <= current ? 'filled' : 'empty'} />
          {label}
        </li>
      ))}
    </ol>
  );
}
