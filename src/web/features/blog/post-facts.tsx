import { IconCalendar, IconClock, IconEye } from '@tabler/icons-react';
import type { PostCard } from '#shared/features/blog/schema.ts';
import type { DateForm } from '#shared/kernel/language/format.ts';
import { useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { blogMessages } from './messages/messages.ts';
import classes from './post-facts.module.css';

interface PostFactsProps {
  post: Pick<PostCard, 'publishedAt' | 'readingTimeMinutes' | 'viewCount'>;
  form: DateForm;
}

/** Date, reading time and number of readings of a post. */
export function PostFacts({ post, form }: PostFactsProps) {
  const m = useMessages(blogMessages);
  return (
    <ul className={classes.facts}>
      <li>
        <IconCalendar size={16} aria-hidden />
        <Moment at={post.publishedAt} form={form} />
      </li>
      <li>
        <IconClock size={16} aria-hidden />
        {m.minRead({ minutes: post.readingTimeMinutes })}
      </li>
      <li data-figures>
        <IconEye size={16} aria-hidden />
        {m.views({ count: post.viewCount })}
      </li>
    </ul>
  );
}
