import { Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  type CertificateSharing,
  certificateSharings,
} from '#shared/features/certificate/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useCertificateCalls } from './api.ts';
import { certificateMessages } from './messages/messages.ts';
import { RevokeButton } from './revoke-button.tsx';

interface OwnChoicesProps {
  id: string;
  sharing: CertificateSharing;
  isRevoked: boolean;
}

/** What a learner decides about an own certificate. */
export function OwnChoices({ id, sharing, isRevoked }: OwnChoicesProps) {
  const m = useMessages(certificateMessages);
  const { share } = useCertificateCalls(id);
  const { pending, run } = useReported(m.notSaved);
  // A choice is shown at once; if it could not be saved, the stored one is shown again.
  const [chosen, setChosen] = useState<CertificateSharing>();
  const choose = async (next: CertificateSharing) => {
    if (pending) return;
    setChosen(next);
    await run(() => share(next), m.saved);
    setChosen(undefined);
  };
  return (
    <Stack data-print="hide" align="flex-start">
      <Radio.Group
        label={m.whatOthersSee}
        value={chosen ?? sharing}
        onChange={(wanted) => {
          const next = certificateSharings.find((value) => value === wanted);
          if (next) void choose(next);
        }}
      >
        <Stack gap="xs" mt="xs">
          {certificateSharings.map((value) => (
            <Radio key={value} value={value} label={m.sharings[value]} />
          ))}
        </Stack>
      </Radio.Group>
      {!isRevoked && (
        <Group>
          <RevokeButton id={id} by="learner" />
        </Group>
      )}
    </Stack>
  );
}
