import { useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type Allowed, AllowedWords } from './allowed-words.tsx';
import classes from './exceptions.module.css';
import { exceptionMessages } from './messages/messages.ts';

/** An exception with the name of its giver (null for an erased account) and its time. */
export type Given = Allowed & { byName: string | null; at: string };

/** What was allowed, by whom, and when. */
export function GivenWords({ exception }: { exception: Given }) {
  const m = useMessages(exceptionMessages);
  const { byName, at } = exception;
  return (
    <>
      <AllowedWords allowed={exception} />
      <span className={classes.soft}>
        <bdi>{byName ?? m.formerTeacher}</bdi>, <Moment at={at} form="moment" />
      </span>
    </>
  );
}
