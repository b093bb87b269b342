import { Button, Divider, Group, Radio, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { shareDays } from '#shared/features/attempt/sharing.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { NewLink } from '#web/ui/new-link.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { useShareLinkCalls } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';
import { AccessLinkPart } from './access-link-part.tsx';
import { ShareLinkList } from './share-link-list.tsx';
import { workToShare } from './work-to-share.ts';

interface ShareDialogProps {
  opened: boolean;
  quizId: number;
  work: QuizWork;
  /** Whether the work differs from the stored quiz. */
  changed: boolean;
  /** Whether the stored quiz is by link. */
  isByLink: boolean;
  onClose: () => void;
}

/** Secret links by which others try the quiz without an account. */
export function ShareDialog({ opened, onClose, isByLink, ...props }: ShareDialogProps) {
  const { share: m, access, close } = useMessages(quizEditorMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.title}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      <Stack>
        {(isByLink || props.work.fields.isByLink) && (
          <>
            <AccessLinkPart quizId={props.quizId} isSaved={isByLink} />
            <Divider />
            <Title order={3} size="h5">
              {access.trying}
            </Title>
          </>
        )}
        <Text size="sm">{m.hint}</Text>
        <ShareForm {...props} />
        <ShareLinkList quizId={props.quizId} />
      </Stack>
    </Dialog>
  );
}

function ShareForm({
  quizId,
  work,
  changed,
}: Omit<ShareDialogProps, 'opened' | 'isByLink' | 'onClose'>) {
  const { share: m } = useMessages(quizEditorMessages);
  const { make } = useShareLinkCalls();
  const [days, setDays] = useState('7');
  const [shows, setShows] = useState('stored');
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { pending, run } = usePending();
  const submit = async () => {
    const content = changed && shows === 'work' ? workToShare(work) : null;
    if (content === undefined) {
      setFailure(m.unfinished);
      return;
    }
    setFailure(undefined);
    try {
      setUrl((await make({ quizId, days: Number(days), content })).url);
    } catch (error) {
      setFailure(messageOf(error, m.failed));
    }
  };
  return (
    <Stack gap="sm">
      {changed && (
        <Radio.Group label={m.shows} value={shows} onChange={setShows}>
          <Stack gap="xs" mt="xs">
            <Radio value="stored" label={m.stored} description={m.storedHint} />
            <Radio value="work" label={m.work} description={m.workHint} />
          </Stack>
        </Radio.Group>
      )}
      <Group align="flex-end" gap="sm">
        <Select
          label={m.validFor}
          data={shareDays.map((count) => ({ value: String(count), label: m.days({ count }) }))}
          allowDeselect={false}
          value={days}
          onChange={(chosen) => chosen && setDays(chosen)}
        />
        <Button loading={pending} onClick={() => void run(submit)}>
          {m.make}
        </Button>
      </Group>
      {failure && <FailureAlert title={m.failed} error={failure} />}
      {url && <NewLink key={url} url={url} words={m} />}
    </Stack>
  );
}
