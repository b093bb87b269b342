import { useFormat } from '#web/language/language.tsx';
import type { TagLabel } from './api.ts';
import classes from './tag-chip.module.css';

/** The label of a tag in its colour. */
export function TagChip({ tag }: { tag: TagLabel }) {
  return (
    <span className={classes.tag} data-colour={tag.colour} title={tag.name} dir="auto">
      {tag.name}
    </span>
  );
}

/** How many labels a row of the list has room for. */
const maxInRow = 2;

/** The first tags of a question, and how many more it has. */
export function TagChips({ tags }: { tags: readonly TagLabel[] }) {
  const format = useFormat();
  const more = tags.slice(maxInRow);
  return (
    <span className={classes.tags}>
      {tags.slice(0, maxInRow).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {more.length > 0 && (
        <span title={format.list(more.map(({ name }) => name))}>+{format.count(more.length)}</span>
      )}
    </span>
  );
}
