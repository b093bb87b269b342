import { createLink } from '@tanstack/react-router';
import type { AnchorAttributes } from './links.tsx';
import classes from './title-link.module.css';

interface TitleLinkProps {
  /** Makes the nearest positioned parent, such as a card, part of the link. */
  covers?: boolean;
}

/** The title of a card or a row as a link, in the colour of the title. */
export const TitleLink = createLink(
  ({ covers = false, ...link }: AnchorAttributes & TitleLinkProps) => (
    <a
      {...link}
      className={classes.link}
      data-covers={covers || undefined}
      data-apart={!covers || undefined}
    />
  ),
);
