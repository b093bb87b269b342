import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useMemberCalls } from '../api.ts';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';

/** Joins a class by its code. */
export function JoinForm() {
  const m = useMessages(ownClassMessages);
  const { join } = useMemberCalls();
  const { pending, run } = useReported(m.notJoined);
  const [typed, setTyped] = useState('');
  const send = async () => {
    if (await run(() => join({ joinCode: typed }), m.joined)) setTyped('');
  };
  return (
    <PlainForm className={classes.join} onSubmit={() => void send()}>
      <TextInput
        label={m.code}
        placeholder={m.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={pending} disabled={typed.trim() === ''}>
        {m.join}
      </Button>
    </PlainForm>
  );
}
