import { TagsInput, type TagsInputProps } from '@mantine/core';
import { maxTagNameLength } from '#shared/features/question/tags.ts';
import { type Tag, useTagCalls } from './api.ts';

interface TagFieldProps extends Omit<TagsInputProps, 'data' | 'value' | 'onChange'> {
  tags: readonly Tag[];
  /** The names of the chosen tags, existing or new. */
  names: string[];
  onNames: (names: string[]) => void;
}

/** Tags by their names: typed ahead from those that exist, or new ones. */
export function TagField({ tags, names, onNames, ...props }: TagFieldProps) {
  return (
    <TagsInput
      clearable
      maxTags={50}
      maxLength={maxTagNameLength}
      {...props}
      data={tags.map(({ name }) => name)}
      value={names}
      onChange={onNames}
    />
  );
}

const folded = (name: string) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

/** Finds tags by their names. */
export function idsOfTags(tags: readonly Tag[], names: readonly string[]): number[] {
  const wanted = new Set(names.map(folded));
  return tags.filter(({ name }) => wanted.has(folded(name))).map(({ id }) => id);
}

/** The same; names that are new are created as tags. */
export function useTagIds(tags: readonly Tag[]) {
  const { create } = useTagCalls();
  return async (names: readonly string[]): Promise<number[]> => {
    const known = new Set(tags.map(({ name }) => folded(name)));
    const ids = idsOfTags(tags, names);
    for (const name of names) if (!known.has(folded(name))) ids.push((await create({ name })).id);
    return [...new Set(ids)];
  };
}
