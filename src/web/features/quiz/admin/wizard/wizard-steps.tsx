import { useMessages } from '#web/language/language.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import { wizardMessages } from './messages/messages.ts';
import classes from './question-wizard.module.css';

const steps = ['category', 'quiz', 'question'] as const;

/** Which of the three steps is on the screen. */
export function Steps({ current }: { current: number }) {
  const m = useMessages(wizardMessages);
  return (
    <ol className={classes.steps} aria-label={m.steps.label}>
      {steps.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          <OptionMarker label={index + 1} size="sm" state={index <= current ? 'filled' : 'empty'} />
          {m.steps[name]}
        </li>
      ))}
    </ol>
  );
}
