import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Moment, useDates } from '#web/ui/text/moment.tsx';
import { type StoredPost, useCategoryChoices, usePostNow } from './api.ts';
import { blogAdminMessages } from './messages/messages.ts';
import classes from './post-conflict.module.css';
import { draftOf, type PostDraft, postDifferences } from './post-draft.ts';

interface PostConflictProps {
  id: number;
  mine: PostDraft;
  pending: boolean;
  /** Saves mine over what is stored. */
  onKeepMine: (theirs: StoredPost) => void;
  /** Puts what is stored on the screen. */
  onTakeTheirs: (theirs: StoredPost) => void;
  onSaveAsNew: () => void;
}

/** A post that another person has saved meanwhile: both versions, and what can be done. */
export function PostConflict(props: PostConflictProps) {
  const { editor, fields, hints, conflict: m } = useMessages(blogAdminMessages);
  const dates = useDates();
  const { id, mine, pending, onKeepMine, onTakeTheirs, onSaveAsNew } = props;
  const { data: theirs, error, refetch, isFetchedAfterMount } = usePostNow(id);
  const categories = useCategoryChoices();
  if (error)
    return <FailureAlert title={editor.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!theirs || !isFetchedAfterMount) return <Skeleton h={160} />;
  const nameOf = (categoryId: number | null) =>
    categories.data?.find((category) => category.id === categoryId)?.displayName ?? hints.none;
  const differences = postDifferences(mine, draftOf(theirs), nameOf);
  return (
    <Alert color="marigold" icon={<IconGitMerge aria-hidden />} title={m.title} role="alert">
      <Text size="sm">
        <Rich
          text={m.savedAt({ time: dates.date(theirs.updatedAt, 'moment') })}
          parts={{ time: () => <Moment key="time" at={theirs.updatedAt} form="moment" /> }}
        />
      </Text>
      {differences.length === 0 ? (
        <Text size="sm" mt="xs">
          {m.same}
        </Text>
      ) : (
        <ul className={classes.differences}>
          {differences.map(({ field, mine: own, theirs: other }) => (
            <li key={field}>
              <b>{fields[field]}</b>
              <div className={classes.sides}>
                <Side label={m.yours}>{own}</Side>
                <Side label={m.storedNow}>{other}</Side>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Group gap="sm" mt="sm">
        <Button size="sm" loading={pending} onClick={() => onKeepMine(theirs)}>
          {m.keepMine}
        </Button>
        <Button size="sm" variant="default" disabled={pending} onClick={() => onTakeTheirs(theirs)}>
          {m.takeTheirs}
        </Button>
        <Button size="sm" variant="default" disabled={pending} onClick={onSaveAsNew}>
          {m.saveAsNew}
        </Button>
      </Group>
    </Alert>
  );
}

function Side({ label, children }: { label: string; children: string }) {
  const m = useMessages(blogAdminMessages).conflict;
  return (
    <div className={classes.side}>
      <span className={classes.label}>{label}</span>
      <pre className={classes.text} dir="auto">
        {children || m.empty}
      </pre>
    </div>
  );
}
