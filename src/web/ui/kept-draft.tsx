import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useUser } from '../session.tsx';
import { draftKey } from './draft-keys.ts';
import { Moment } from './moment.tsx';

const writeDelay = 400;

interface KeptDraftOptions<Draft> {
  /** Names the thing that is edited. */
  name: string;
  schema: z.ZodType<Draft>;
  /** What is on the screen; undefined while it is the same as what is stored. */
  unsaved: Draft | undefined;
}

/**
 * Keeps unsaved work in this tab's session, so that a crash, a reload or an expired sign-in loses
 * nothing. What the same person kept on an earlier visit comes back as `found`, to be taken up or dropped.
 */
export function useKeptDraft<Draft>({ name, schema, unsaved }: KeptDraftOptions<Draft>) {
  const user = useUser();
  // Whose it was when the work began: a sign-in that has expired leaves nobody.
  const [owner] = useState(user?.id);
  const key = draftKey(owner, name);
  const [found, setFound] = useState<{ at: string; draft: Draft }>();
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const unwanted = useRef<string>(undefined);

  useEffect(() => setFound(readDraft(key, schema)), [key, schema]);

  const write = useCallback(() => {
    const draft = latest.current === undefined ? undefined : JSON.stringify(latest.current);
    if (draft !== undefined && draft !== unwanted.current) writeDraft(key, draft);
  }, [key]);

  useEffect(() => {
    if (unsaved === undefined) return;
    const timer = setTimeout(write, writeDelay);
    return () => clearTimeout(timer);
  }, [unsaved, write]);

  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      // The screen goes, perhaps because the sign-in has expired: what was typed a moment ago stays.
      write();
    };
  }, [write]);

  return {
    found,
    /** Forgets what was kept: it has been saved, taken up or is not wanted. */
    drop: () => {
      setFound(undefined);
      unwanted.current = JSON.stringify(latest.current);
      sessionStorage.removeItem(key);
    },
  };
}

function readDraft<Draft>(key: string, schema: z.ZodType<Draft>) {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const kept = z.object({ at: z.iso.datetime(), draft: schema }).safeParse(JSON.parse(text));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** @param draft as JSON */
function writeDraft(key: string, draft: string): void {
  try {
    sessionStorage.setItem(key, `{"at":"${new Date().toISOString()}","draft":${draft}}`);
  } catch {
    // Full or forbidden storage: the work is still on the screen, and guarded there.
  }
}

interface KeptDraftAlertProps {
  at: string;
  onTakeUp: () => void;
  onDrop: () => void;
}

/** Offers the work that an earlier visit did not save. */
export function KeptDraftAlert({ at, onTakeUp, onDrop }: KeptDraftAlertProps) {
  return (
    <Alert color="marigold" icon={<IconHistory aria-hidden />} title="Unsaved work was found">
      <Text>
        You were here at <Moment at={at} form="moment" /> and left without saving.
      </Text>
      <Group mt="sm" gap="sm">
        <Button size="sm" onClick={onTakeUp}>
          Bring it back
        </Button>
        <Button size="sm" variant="default" onClick={onDrop}>
          Drop it
        </Button>
      </Group>
    </Alert>
  );
}
