import { Alert, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { focusIfLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { type PeopleReport, useDryRun } from './api.ts';
import { ListChooser } from './list-chooser.tsx';
import { ListPreview } from './list-preview.tsx';
import { invitationMessages } from './messages/messages.ts';
import { whatWasDone } from './outcome.ts';
import { PendingList } from './pending-list.tsx';

interface InvitationsPageProps {
  page: number;
  onPage: (page: number) => void;
  /** The way back to the accounts, which belong to another feature. */
  above: ReactNode;
}

interface ReadList {
  content: string;
  isText: boolean;
  report: PeopleReport;
}

/** Invites the people of a list, and shows the pending invitations. */
export function InvitationsPage({ page, onPage, above }: InvitationsPageProps) {
  const m = useMessages(invitationMessages);
  const dryRun = useDryRun();
  const [list, setList] = useState<ReadList>();
  const [text, setText] = useState('');
  const [done, setDone] = useState<PeopleReport>();
  const read = async (content: string, isText: boolean) => {
    setDone(undefined);
    const report = await dryRun.read(content).catch(() => undefined);
    if (report) setList({ content, isText, report });
  };
  const work = useRef<HTMLDivElement>(null);
  const startAgain = () => {
    dryRun.reset();
    setList(undefined);
    // The pressed button is removed with the preview.
    focusIfLost(work);
  };
  return (
    <Page width="wide">
      <PageHeader title={m.title} above={above} />
      <Stack ref={work} tabIndex={-1} gap="xl">
        {done && <Alert color="pass" role="status" title={whatWasDone(done, m)} />}
        {list ? (
          <ListPreview
            list={list}
            onOther={startAgain}
            onDone={(report) => {
              setDone(report);
              if (list.isText) setText('');
              startAgain();
            }}
          />
        ) : (
          <ListChooser
            isReading={dryRun.isPending}
            error={dryRun.error}
            text={text}
            onText={setText}
            onRead={(content, isText) => void read(content, isText)}
          />
        )}
        <PendingList page={page} onPage={onPage} />
        <UnsavedGuard isUnsaved={() => text.trim() !== ''} />
      </Stack>
    </Page>
  );
}
