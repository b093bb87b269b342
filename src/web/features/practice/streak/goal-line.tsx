import { useFormat, useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useStreak } from '../api.ts';
import { streakMessages } from './messages/messages.ts';
import classes from './streak.module.css';
import { todayText } from './today-text.ts';

/** The daily goal in one line, which leads to practice; nothing for members without one. */
export function GoalLine() {
  const m = useMessages(streakMessages);
  const format = useFormat();
  const streak = useStreak();
  if (!streak) return null;
  return (
    <p className={classes.line} data-apart>
      <TextLink to="/practice">{m.title}</TextLink>
      <span>{todayText(streak, m, format)}</span>
      {streak.days > 0 && <span>{m.inARow({ days: format.count(streak.days) })}</span>}
    </p>
  );
}
