import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconArrowMerge, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { maxTagNameLength, TagColour } from '#shared/features/question/tags.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type Tag, useTagCalls, useTags } from './api.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { bankMessages } from './messages/messages.ts';
import { TagChip } from './tag-chip.tsx';
import classes from './tags-dialog.module.css';

interface TagsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** All tags, to rename, colour, merge and delete. */
export function TagsDialog({ opened, onClose }: TagsDialogProps) {
  const m = useMessages(bankMessages);
  const tags = useTags();
  const { remove } = useTagCalls();
  const [merging, setMerging] = useState<Tag>();
  const [deleting, setDeleting] = useState<Tag>();
  const isAlone = merging === undefined && deleting === undefined;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        title={m.manageTags}
        size="lg"
        closeOnEscape={isAlone}
        closeButtonProps={{ 'aria-label': m.close }}
      >
        {tags.length === 0 && <Text c="dimmed">{m.noTags}</Text>}
        <ul className={classes.tags}>
          {tags.map((tag) => (
            <TagRow
              key={`${tag.id} ${tag.name}`}
              tag={tag}
              canMerge={tags.length > 1}
              onMerge={() => setMerging(tag)}
              onDelete={() => setDeleting(tag)}
            />
          ))}
        </ul>
      </Dialog>
      <MergeDialog tag={merging} tags={tags} onClose={() => setMerging(undefined)} />
      <DeleteDialog
        target={deleting}
        name={({ name }) => name}
        remove={({ id }) => remove({ id })}
        deleted={m.tagDeleted}
        failed={m.tagNotChanged}
        onClose={() => setDeleting(undefined)}
      >
        {({ questionCount }) => m.deleteHint({ count: questionCount })}
      </DeleteDialog>
    </>
  );
}

interface TagRowProps {
  tag: Tag;
  canMerge: boolean;
  onMerge: () => void;
  onDelete: () => void;
}

/** A name is saved when its field is left or Enter is pressed. */
function TagRow({ tag, canMerge, onMerge, onDelete }: TagRowProps) {
  const m = useMessages(bankMessages);
  const toast = useToast();
  const { update } = useTagCalls();
  const { id, name, colour } = tag;
  const [edit, setEdit] = useState({ of: name, text: name });
  // Another name, this person's or another's, replaces what was typed over the former one.
  const typed = edit.of === name ? edit.text : name;
  const setTyped = (text: string) => setEdit({ of: name, text });
  const change = async (changes: { name?: string; colour?: TagColour }) => {
    try {
      await update({ id, ...changes });
    } catch (error) {
      setTyped(name);
      toast({ title: m.tagNotChanged, message: messageOf(error, ''), tone: 'fail' });
    }
  };
  const rename = () => {
    if (typed.trim() === '') setTyped(name);
    else if (typed.trim() !== name) void change({ name: typed });
  };
  return (
    <li className={classes.tag}>
      <TextInput
        className={classes.name}
        aria-label={m.nameOf({ name })}
        maxLength={maxTagNameLength}
        value={typed}
        dir="auto"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={rename}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <NativeSelect
        aria-label={m.colourOf({ name })}
        value={colour}
        data={TagColour.options.map((value) => ({ value, label: m.colours[value] }))}
        onChange={({ currentTarget: { value } }) => void change({ colour: TagColour.parse(value) })}
      />
      <span className={classes.facts}>
        <TagChip tag={tag} />
        <Text span size="xs" c="dimmed" data-figures>
          {m.questionCount({ count: tag.questionCount })}
        </Text>
      </span>
      <ActionIcon aria-label={m.mergeNamed({ name })} disabled={!canMerge} onClick={onMerge}>
        <IconArrowMerge size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon color="fail" aria-label={m.deleteNamed({ name })} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
