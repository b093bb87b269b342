import { Button, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { exceptionMessages } from '../messages/messages.ts';
import { type MemberExceptions, type MemberKey, useMemberExceptions } from './api.ts';
import { ClassExceptionForm } from './class-exception-form.tsx';
import { EffectList } from './effect-list.tsx';
import { GivenList } from './given-list.tsx';

interface MemberExceptionsProps {
  classId: number;
  /** Undefined while the dialog is closed. */
  member: { userId: number; name: string } | undefined;
  onClose: () => void;
}

/** What a member of a class is allowed beyond the rules of the assigned quizzes, for its teachers. */
export function MemberExceptionsDialog({ classId, member, onClose }: MemberExceptionsProps) {
  const m = useMessages(exceptionMessages);
  const shown = useLastShown(member);
  return (
    <FormDialog
      opened={member !== undefined}
      title={m.titleOf({ name: shown?.name ?? '' })}
      size="lg"
      onClose={onClose}
    >
      {({ leave }) => shown && <Content member={{ classId, userId: shown.userId }} leave={leave} />}
    </FormDialog>
  );
}

interface ContentProps {
  member: MemberKey;
  /** Asks before a form is left in which something was entered. */
  leave: (act: () => void) => void;
}

function Content({ member, leave }: ContentProps) {
  const m = useMessages(exceptionMessages);
  return (
    <LoadedPanel query={useMemberExceptions(member)} failed={m.failed}>
      {(data) => <Loaded member={member} leave={leave} data={data} />}
    </LoadedPanel>
  );
}

interface Editing {
  /** The quiz at which the form begins; null for all of them. */
  first: number | null;
  isNew: boolean;
}

function Loaded({ member, leave, data }: ContentProps & { data: MemberExceptions }) {
  const m = useMessages(exceptionMessages);
  const [editing, setEditing] = useState<Editing>();
  // The button that opened the form gets the focus back.
  const [opened, setOpened] = useState<Editing>();
  const open = (form: Editing) => {
    setEditing(form);
    setOpened(form);
  };
  const close = () => setEditing(undefined);
  if (editing)
    return (
      <ClassExceptionForm
        member={member}
        data={data}
        first={editing.first}
        onClose={close}
        onCancel={() => leave(close)}
      />
    );
  return (
    <Stack>
      <section tabIndex={-1}>
        <Title order={3} size="h5">
          {m.given}
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          {m.classLead}
        </Text>
        <GivenList
          member={member}
          data={data}
          focused={opened && !opened.isNew ? opened.first : undefined}
          onEdit={(first) => open({ first, isNew: false })}
        />
        <Button
          variant="default"
          size="sm"
          mt="xs"
          leftSection={<IconPlus size={18} aria-hidden />}
          autoFocus={opened?.isNew}
          // For the dialog, when the question before leaving has closed.
          data-autofocus={opened?.isNew || undefined}
          onClick={() => open({ first: null, isNew: true })}
        >
          {m.add}
        </Button>
      </section>
      {data.quizzes.length > 0 && (
        <section tabIndex={-1}>
          <Title order={3} size="h5" mb="xs">
            {m.inEffect}
          </Title>
          <EffectList member={member} data={data} />
        </section>
      )}
    </Stack>
  );
}
