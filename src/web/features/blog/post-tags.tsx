import { Badge, type BadgeProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { AnchorAttributes } from '#web/ui/text/links.tsx';
import { blogMessages } from './messages/messages.ts';
import classes from './post-tags.module.css';

const TagLink = createLink((props: BadgeProps & AnchorAttributes) => (
  <Badge component="a" {...props} />
));

interface PostTagsProps {
  tags: readonly string[];
  /** At most this many; the others are counted. */
  shown?: number;
}

/** What a post is about; each tag leads to its other posts. */
export function PostTags({ tags, shown = tags.length }: PostTagsProps) {
  const m = useMessages(blogMessages);
  const format = useFormat();
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul className={classes.tags} aria-label={m.tags}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag}>
          <TagLink to="/blog" search={{ tag }} className={classes.tag} color="pen">
            {tag}
          </TagLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge color="gray" title={format.list(tags.slice(shown))}>
            {m.moreTags({ count: more })}
          </Badge>
        </li>
      )}
    </ul>
  );
}
