import { useSite } from '#web/site.ts';
import classes from './logo.module.css';

/** The picture of the site, else four bubbles, one filled. */
export function LogoMark({ size = 28 }: { size?: number }) {
  const logo = useSite().logo;
  if (logo) return <img className={classes.picture} src={logo} height={size} alt="" />;
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <circle cx="23.5" cy="8.5" r="5.5" />
      <circle cx="8.5" cy="23.5" r="5.5" />
      <circle className={classes.filled} cx="23.5" cy="23.5" r="6.75" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={classes.name}>{useSite().siteName}</span>
    </span>
  );
}
