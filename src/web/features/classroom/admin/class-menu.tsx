import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type Gradebook, useClassCalls } from '../api.ts';
import { classroomMessages } from './messages/messages.ts';
import { NameDialog } from './name-dialog.tsx';

/** The menu of rarely used actions on a class. */
export function ClassMenu({
  managed: { id, name, isOpen, isMaker },
}: {
  managed: Gradebook['class'];
}) {
  const m = useMessages(classroomMessages);
  const calls = useClassCalls();
  const navigate = useNavigate();
  const { run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  const [isRenaming, setRenaming] = useState(false);
  const remove = async () => {
    await calls.remove({ classId: id });
    await navigate({ to: '/admin/classes' });
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={m.more}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{m.rename}</Menu.Item>
          <Menu.Item
            onClick={() => void run(() => calls.setOpen({ classId: id, isOpen: !isOpen }))}
          >
            {isOpen ? m.closeJoining : m.openJoining}
          </Menu.Item>
          <Menu.Item
            onClick={() => void run(() => calls.renewCode({ classId: id }), m.codeRenewed)}
          >
            {m.renewCode}
          </Menu.Item>
          {isMaker && (
            <Menu.Item
              color="fail"
              onClick={() =>
                confirm({
                  title: m.deleteTitle({ name }),
                  consequences: m.deleteHint,
                  confirmLabel: m.delete,
                  tone: 'danger',
                  act: () => run(remove, m.deleted),
                })
              }
            >
              {m.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <NameDialog
        opened={isRenaming}
        title={m.rename}
        name={name}
        onSave={async (changed) => {
          await calls.rename({ classId: id, name: changed });
        }}
        onClose={() => setRenaming(false)}
      />
      {dialog}
    </>
  );
}
