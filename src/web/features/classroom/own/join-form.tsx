import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useEarlySubmit } from '#web/ui/form/early-submit.ts';
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
  const form = useEarlySubmit();
  const send = async () => {
    if (await run(() => join({ joinCode: typed }), m.joined)) setTyped('');
  };
  return (
    <form
      ref={form}
      className={classes.join}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
    </form>
  );
}
