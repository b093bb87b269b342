import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type StoredPost, useCategoryChoices, usePostNow } from './api.ts';
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
  const { id, mine, pending, onKeepMine, onTakeTheirs, onSaveAsNew } = props;
  const { data: theirs, error, refetch, isFetchedAfterMount } = usePostNow(id);
  const categories = useCategoryChoices();
  if (error)
    return (
      <FailureAlert title="Error loading blog post" error={error} onRetry={() => void refetch()} />
    );
  if (!theirs || !isFetchedAfterMount) return <Skeleton h={160} />;
  const nameOf = (categoryId: number | null) =>
    categories.data?.find((category) => category.id === categoryId)?.displayName ?? 'None';
  const differences = postDifferences(mine, draftOf(theirs), nameOf);
  return (
    <Alert
      color="marigold"
      icon={<IconGitMerge aria-hidden />}
      title="This post was changed elsewhere"
      role="alert"
    >
      <Text size="sm">
        It was saved at <Moment at={theirs.updatedAt} form="moment" />, after you had opened it.
        Your text is still in the form; nothing was overwritten.
      </Text>
      {differences.length === 0 ? (
        <Text size="sm" mt="xs">
          Both versions are the same now.
        </Text>
      ) : (
        <ul className={classes.differences}>
          {differences.map(({ field, mine: own, theirs: other }) => (
            <li key={field}>
              <b>{field}</b>
              <div className={classes.sides}>
                <Side label="Yours">{own}</Side>
                <Side label="Stored now">{other}</Side>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Group gap="sm" mt="sm">
        <Button size="sm" loading={pending} onClick={() => onKeepMine(theirs)}>
          Keep mine
        </Button>
        <Button size="sm" variant="default" disabled={pending} onClick={() => onTakeTheirs(theirs)}>
          Take theirs
        </Button>
        <Button size="sm" variant="default" disabled={pending} onClick={onSaveAsNew}>
          Save mine as a new draft
        </Button>
      </Group>
    </Alert>
  );
}

function Side({ label, children }: { label: string; children: string }) {
  return (
    <div className={classes.side}>
      <span className={classes.label}>{label}</span>
      <pre className={classes.text} dir="auto">
        {children || '(empty)'}
      </pre>
    </div>
  );
}
