import classes from './share-list.module.css';

/** Names with figures, in as many lines as they need. */
export const ShareList = ({ shares }: { shares: readonly (readonly [string, string])[] }) => (
  <dl className={classes.shares}>
    {shares.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-figures>{value}</dd>
      </div>
    ))}
  </dl>
);
