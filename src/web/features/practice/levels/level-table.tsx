import { levelStarts } from '#shared/features/practice/rating/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { OwnLevel } from '../api.ts';
import classes from './levels.module.css';
import { levelMessages } from './messages/messages.ts';

/** Each subject with the level in words and as a band. */
export function LevelTable({ caption, levels }: { caption: string; levels: readonly OwnLevel[] }) {
  const m = useMessages(levelMessages);
  const format = useFormat();
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.subject}</th>
          <th scope="col">{m.level}</th>
          <th scope="col">{m.answers}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ id, name, answers, band }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <LevelWords band={band} />
              <Band band={band} />
            </td>
            <td data-figures>{format.count(answers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LevelWords({ band }: Pick<OwnLevel, 'band'>) {
  const m = useMessages(levelMessages);
  if (!band) return m.unknown;
  const [from, to] = [m.levels[band.from], m.levels[band.to]];
  return band.from === band.to ? from : m.between({ from, to });
}

/** The range on a line with the limits of the levels; the words next to it say the same. */
function Band({ band }: Pick<OwnLevel, 'band'>) {
  const { low, high } = band ?? { low: 0, high: 100 };
  return (
    <span className={classes.line} aria-hidden>
      <span
        className={classes.band}
        data-known={band !== null || undefined}
        style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }}
      />
      {Object.values(levelStarts).map((place) => (
        <span key={place} className={classes.limit} style={{ insetInlineStart: `${place}%` }} />
      ))}
    </span>
  );
}
