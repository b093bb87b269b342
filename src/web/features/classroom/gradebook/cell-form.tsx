import { Button, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlainForm } from '#web/ui/form/plain-form.tsx';

interface CellFormProps {
  title: string;
  titleId: string;
  children: ReactNode;
  saveLabel: string;
  canSave: boolean;
  pending: boolean;
  onSave: () => void;
  /** Takes back what is stored; undefined if nothing is. */
  removal?: { label: string; onRemove: () => void } | undefined;
}

/** One of the forms of a cell: its fields, and buttons that save or take back. */
export function CellForm({
  title,
  titleId,
  children,
  saveLabel,
  canSave,
  pending,
  onSave,
  removal,
}: CellFormProps) {
  return (
    <PlainForm labelledBy={titleId} onSubmit={onSave}>
      <Stack gap="xs">
        <Title order={3} size="h5" id={titleId}>
          {title}
        </Title>
        {children}
        <Group justify="flex-end">
          {removal && (
            <Button variant="default" disabled={pending} onClick={removal.onRemove}>
              {removal.label}
            </Button>
          )}
          <Button type="submit" loading={pending} disabled={!canSave}>
            {saveLabel}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
