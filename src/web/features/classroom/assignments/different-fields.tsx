import { ActionIcon, Fieldset, Group, Select, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { focusWhenShown } from '#web/keyboard/focus-when-shown.ts';
import { useMessages } from '#web/language/language.tsx';
import type { Members } from './audience-fields.tsx';
import {
  type EnteredConditions,
  MemberConditionsFields,
  noConditions,
} from './member-conditions.tsx';
import { assignmentMessages } from './messages/messages.ts';

export interface EnteredMember extends EnteredConditions {
  userId: number;
}

interface DifferentFieldsProps {
  members: Members;
  /** Those whom the assignment is for. */
  offered: Members;
  all: Omit<EnteredConditions, 'isExcused'>;
  entered: readonly EnteredMember[];
  onChange: (entered: EnteredMember[]) => void;
}

/** What is different for some members: one part for each, and a field that adds another. */
export function DifferentFields({
  members,
  offered,
  all,
  entered,
  onChange,
}: DifferentFieldsProps) {
  const m = useMessages(assignmentMessages);
  const [addedId, setAddedId] = useState<number>();
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const others = offered.filter(({ userId }) => !entered.some((each) => each.userId === userId));
  return (
    <Fieldset legend={m.different}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {m.differentHint}
        </Text>
        {entered.map((member) => (
          <Stack
            key={member.userId}
            gap="xs"
            role="group"
            aria-label={names.get(member.userId)}
            ref={member.userId === addedId ? focusWhenShown : null}
            tabIndex={-1}
          >
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600} dir="auto">
                {names.get(member.userId)}
              </Text>
              <ActionIcon
                aria-label={m.removeNamed({ name: names.get(member.userId) ?? '' })}
                onClick={keepingFocus(() => onChange(entered.filter((each) => each !== member)))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
            <MemberConditionsFields
              all={all}
              entered={member}
              onChange={(part) =>
                onChange(entered.map((each) => (each === member ? { ...each, ...part } : each)))
              }
            />
          </Stack>
        ))}
        <Select
          // A choice adds a part and leaves the field empty.
          key={entered.length}
          label={m.addMember}
          placeholder={m.findMembers}
          nothingFoundMessage={m.noMember}
          searchable
          // It has the focus when a part was removed: its list would cover the buttons below.
          openOnFocus={false}
          value={null}
          data={others.map(({ userId, name }) => ({ value: String(userId), label: name }))}
          onChange={(id) => {
            if (id === null) return;
            setAddedId(Number(id));
            onChange([...entered, { userId: Number(id), ...noConditions }]);
          }}
        />
      </Stack>
    </Fieldset>
  );
}
