import { IconCalendar, IconClock, IconEye } from '@tabler/icons-react';
import type { PostCard } from '#shared/features/blog/schema.ts';
import { counted, type DateForm } from '#web/ui/text/format.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import classes from './post-facts.module.css';

interface PostFactsProps {
  post: Pick<PostCard, 'publishedAt' | 'readingTimeMinutes' | 'viewCount'>;
  form: DateForm;
}

/** Date, reading time and number of readings of a post. */
export function PostFacts({ post, form }: PostFactsProps) {
  return (
    <ul className={classes.facts}>
      <li>
        <IconCalendar size={16} aria-hidden />
        <Moment at={post.publishedAt} form={form} />
      </li>
      <li>
        <IconClock size={16} aria-hidden />
        {post.readingTimeMinutes} min read
      </li>
      <li data-figures>
        <IconEye size={16} aria-hidden />
        {counted(post.viewCount, 'view')}
      </li>
    </ul>
  );
}
