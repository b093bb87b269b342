import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CallFailure } from '#web/failure/failure.ts';

/** Why a form was refused; a mistake that belongs to a field is shown at the field instead. */
export function FormFailure({ failure }: { failure: CallFailure | undefined }) {
  if (!failure || failure.fields) return null;
  return (
    <Alert color="fail" icon={<IconAlertTriangle aria-hidden />}>
      {failure.message}
    </Alert>
  );
}
