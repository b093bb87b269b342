import { IconFlagFilled } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import classes from './attempts-page.module.css';
import { timelineMessages } from './messages/messages.ts';

export function FlagMark() {
  const m = useMessages(timelineMessages);
  return <IconFlagFilled className={classes.flag} size={16} role="img" aria-label={m.flagged} />;
}
