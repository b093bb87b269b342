import { IconArrowLeft } from '@tabler/icons-react';
import { TextLink } from '../text/links.tsx';
import classes from './back-link.module.css';

/** From a page of the administration back to its dashboard. */
export function BackLink({ children = 'Back to Dashboard' }: { children?: string }) {
  return (
    <TextLink to="/admin" className={classes.back}>
      <IconArrowLeft size={18} aria-hidden /> {children}
    </TextLink>
  );
}
