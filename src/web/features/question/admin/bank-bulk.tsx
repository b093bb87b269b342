import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { QuestionDifficulty } from '#shared/features/question/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { BankRow } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import type { useBankActions } from './use-bank-actions.tsx';

interface BankBulkProps {
  rows: readonly BankRow[];
  clearAfter: (action: Promise<boolean>) => void;
  actions: ReturnType<typeof useBankActions>;
}

/** What can be done with the chosen questions. */
export function BankBulk({ rows, clearAfter, actions }: BankBulkProps) {
  const m = useMessages(bankMessages);
  if (rows.every(({ archivedAt }) => archivedAt !== null))
    return (
      <>
        <BulkButton onClick={() => clearAfter(actions.restore(rows))}>{m.restore}</BulkButton>
        <BulkButton onClick={() => actions.tag(rows)}>{m.changeTags}</BulkButton>
      </>
    );
  return (
    <>
      <BulkButton onClick={() => actions.tag(rows)}>{m.changeTags}</BulkButton>
      <Menu position="top-start">
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {m.difficulty}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {QuestionDifficulty.options.map((difficulty) => (
            <Menu.Item key={difficulty} onClick={() => void actions.rate(rows, difficulty)}>
              {m.difficulties[difficulty]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <BulkButton onClick={() => actions.copy(rows)}>{m.copyTo}</BulkButton>
      <BulkButton onClick={() => actions.move(rows)}>{m.moveTo}</BulkButton>
      <ButtonLink
        to="/admin/export"
        search={{ questions: rows.map(({ id }) => id).join(',') }}
        size="sm"
        variant="default"
      >
        {m.exportQuestions}
      </ButtonLink>
      <BulkButton tone="danger" onClick={() => actions.archive(rows)}>
        {m.archive}
      </BulkButton>
    </>
  );
}
