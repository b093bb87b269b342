import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Moment } from '../ui/text/moment.tsx';
import type { FoundDraft } from './use-draft.ts';

interface FoundDraftsProps<Content> {
  found: readonly FoundDraft<Content>[];
  /** `updatedAt` of the stored document, which may be newer than a draft; null if none is stored. */
  storedAt: string | null;
  /** Whether there are changes on the screen, which continuing a draft replaces. */
  changed: boolean;
  onResume: (draft: FoundDraft<Content>) => void;
  onDiscard: (draft: FoundDraft<Content>) => void;
}

/** Offers the work that an earlier visit or another window did not save. */
export function FoundDrafts<Content>(props: FoundDraftsProps<Content>) {
  const { found, storedAt, changed, onResume, onDiscard } = props;
  if (found.length === 0) return null;
  return (
    <Stack gap="sm">
      {found.map((draft) => (
        <Alert
          key={draft.kept.writer}
          color="marigold"
          icon={<IconHistory aria-hidden />}
          title="Unsaved work was found"
        >
          <Text>
            A draft of <Moment at={draft.updatedAt} form="moment" /> was never saved.
            {storedAt !== null &&
              draft.base !== storedAt &&
              ' The stored version has been changed since.'}
            {changed && ' Continuing it replaces what is on the screen now.'}
          </Text>
          <Group mt="sm" gap="sm">
            <Button size="sm" onClick={() => onResume(draft)}>
              Continue this draft
            </Button>
            <Button size="sm" variant="default" onClick={() => onDiscard(draft)}>
              Discard it
            </Button>
          </Group>
        </Alert>
      ))}
    </Stack>
  );
}
