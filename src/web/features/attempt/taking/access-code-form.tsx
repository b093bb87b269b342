import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from './messages/messages.ts';

interface AccessCodeFormProps {
  /** A code that was wrong. */
  triedCode: string | undefined;
  onSubmit: (code: string) => void;
  /** Further actions. */
  children: ReactNode;
}

/** Asks for the access code of a quiz. */
export function AccessCodeForm({ triedCode, onSubmit, children }: AccessCodeFormProps) {
  const { notStarted: m } = useMessages(playerMessages);
  const [code, setCode] = useState(triedCode ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === '') return;
        onSubmit(code);
      }}
    >
      <Stack>
        <Title order={1} size="h2">
          {m.codeTitle}
        </Title>
        <Text>{m.codeHint}</Text>
        <TextInput
          label={m.code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          required
          data-autofocus
          value={code}
          error={triedCode !== undefined && code === triedCode && m.codeWrong}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Group>
          <Button type="submit">{m.codeStart}</Button>
          {children}
        </Group>
      </Stack>
    </form>
  );
}
