import { IconArrowLeft } from '@tabler/icons-react';
import classes from './back-link.module.css';
import { TextLink } from './links.tsx';

/** From a page of the administration back to its dashboard. */
export function BackLink({ children = 'Back to Dashboard' }: { children?: string }) {
  return (
    <TextLink to="/admin" className={classes.back}>
      <IconArrowLeft size={18} aria-hidden /> {children}
    </TextLink>
  );
}
