import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepingFocus } from '../keyboard/focus-near.ts';
import { useMessages } from '../language/language.tsx';
import { Rich } from '../language/rich.tsx';
import { Moment } from '../ui/text/moment.tsx';
import { draftsMessages } from './messages/messages.ts';
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
  const m = useMessages(draftsMessages);
  if (found.length === 0) return null;
  return (
    <Stack gap="sm">
      {found.map((draft) => (
        <Alert
          key={draft.kept.writer}
          color="marigold"
          icon={<IconHistory aria-hidden />}
          title={m.found}
        >
          <Text>
            <Rich
              text={m.neverSaved}
              parts={{ at: () => <Moment at={draft.updatedAt} form="moment" /> }}
            />
            {storedAt !== null && draft.base !== storedAt && ` ${m.changedSince}`}
            {changed && ` ${m.replaces}`}
          </Text>
          <Group mt="sm" gap="sm">
            <Button size="sm" onClick={keepingFocus(() => onResume(draft))}>
              {m.resume}
            </Button>
            <Button size="sm" variant="default" onClick={keepingFocus(() => onDiscard(draft))}>
              {m.discard}
            </Button>
          </Group>
        </Alert>
      ))}
    </Stack>
  );
}
