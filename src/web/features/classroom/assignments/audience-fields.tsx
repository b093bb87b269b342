import { MultiSelect, SegmentedControl, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { Gradebook } from '../api.ts';
import { assignmentMessages } from './messages/messages.ts';

export type Members = Gradebook['members'];

interface AudienceFieldsProps {
  members: Members;
  /** Null for everybody. */
  memberIds: readonly number[] | null;
  onChange: (memberIds: number[] | null) => void;
}

/** Whom an assignment is for: everybody in the class, or chosen members. */
export function AudienceFields({ members, memberIds, onChange }: AudienceFieldsProps) {
  const m = useMessages(assignmentMessages);
  return (
    <>
      <SegmentedControl
        aria-label={m.audience}
        value={memberIds === null ? 'everybody' : 'chosen'}
        onChange={(audience) => onChange(audience === 'everybody' ? null : [])}
        data={[
          { value: 'everybody', label: m.everybody },
          { value: 'chosen', label: m.chosenMembers },
        ]}
      />
      {memberIds === null ? (
        <Text size="sm" c="dimmed">
          {m.everybodyHint}
        </Text>
      ) : (
        <MultiSelect
          label={m.members}
          placeholder={m.findMembers}
          nothingFoundMessage={m.noMember}
          searchable
          clearable
          data={members.map(({ userId, name }) => ({ value: String(userId), label: name }))}
          value={memberIds.map(String)}
          onChange={(ids) => onChange(ids.map(Number))}
        />
      )}
    </>
  );
}
