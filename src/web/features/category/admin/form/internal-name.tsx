import { Text } from '@mantine/core';
import { freeName, internalName } from '#shared/features/category/rules.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { categoryAdminMessages } from '../messages/messages.ts';

interface InternalNameProps {
  typed: string;
  taken: readonly { name: string }[];
  fallback: string;
}

/** The internal name under which a new row will be stored. */
export function InternalName({ typed, taken, fallback }: InternalNameProps) {
  const m = useMessages(categoryAdminMessages).form;
  if (typed.trim() === '') return m.howNamed;
  const names = new Set(taken.map(({ name }) => name));
  const name = freeName(internalName(typed), `${fallback}_${names.size + 1}`, names);
  return (
    <Text span size="sm">
      <Rich
        text={m.storedAs({ name })}
        parts={{ code: (stored) => <code key="code">{stored}</code> }}
      />
    </Text>
  );
}
