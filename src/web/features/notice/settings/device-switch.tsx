import { Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { canPush, PushRefusal, usePushCalls, usePushDevice } from '../push/api.ts';
import { noticeSettingsMessages } from './messages/messages.ts';

/** Whether notices are shown on this device, also while the site is closed. */
export function DeviceSwitch() {
  const m = useMessages(noticeSettingsMessages);
  const toast = useToast();
  const { data: isOn = false } = usePushDevice();
  const { switchOn, switchOff } = usePushCalls();
  const [pending, setPending] = useState(false);
  const [isOffered, setOffered] = useState<boolean>();
  useEffect(() => setOffered(canPush()), []);
  const change = async (wanted: boolean) => {
    // It is not disabled meanwhile, which would take the focus from it.
    if (pending) return;
    setPending(true);
    await (wanted ? switchOn() : switchOff()).catch((error: unknown) =>
      toast({
        title: m.device.failed,
        message: error instanceof PushRefusal ? m.device[error.reason] : messageOf(error, ''),
        tone: 'fail',
      }),
    );
    setPending(false);
  };
  if (isOffered === false) return <Text size="sm">{m.device.missing}</Text>;
  return (
    <Switch
      label={m.device.label}
      description={m.device.hint}
      checked={isOn}
      disabled={!isOffered}
      onChange={({ currentTarget: { checked } }) => void change(checked)}
    />
  );
}
