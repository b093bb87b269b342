import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { printMessages } from './messages/messages.ts';
import classes from './print.module.css';

interface PaperHeadProps {
  title: string;
  /** What the sheet is, beside the title. */
  part?: string | undefined;
  letter: string | undefined;
  facts?: string[];
}

/** The head of a sheet that a learner writes on. */
export function PaperHead({ title, part, letter, facts = [] }: PaperHeadProps) {
  const m = useMessages(printMessages);
  const mark = useContentMark();
  return (
    <header className={classes.head}>
      <div className={classes.titles}>
        <h2 dir="auto" {...mark()}>
          {title}
        </h2>
        <p className={classes.part}>
          {[part, letter && m.version({ letter })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
      <dl className={classes.blanks}>
        {[m.name, m.className, m.date].map((label) => (
          <div key={label} className={classes.blank}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </header>
  );
}
