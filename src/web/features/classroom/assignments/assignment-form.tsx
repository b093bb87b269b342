import { NativeSelect, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { Inputs } from '#web/trpc.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateTimeField } from '#web/ui/form/dates/date-time-field.tsx';
import { WholeNumberField } from '#web/ui/form/numbers/whole-number-field.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import { AudienceFields, type Members } from './audience-fields.tsx';
import { DifferentFields, type EnteredMember } from './different-fields.tsx';
import { problemOf, sentMemberConditions } from './member-conditions.tsx';
import { assignmentMessages } from './messages/messages.ts';

type Input = Inputs['classroom']['changeAssignment'];
type LateRule = NonNullable<Input['late']>;

/** What is entered of an assignment; an empty text is no date. */
export interface Conditions {
  startsAt: string;
  dueAt: string;
  cutOffAt: string;
  note: string;
  late: LateRule;
  /** Null for everybody in the class. */
  memberIds: number[] | null;
  memberConditions: EnteredMember[];
}

/** The dates that hold: without a due date nothing is late, and what is refused is cut off already. */
const datesOf = ({ startsAt, dueAt, cutOffAt, late }: Conditions) => ({
  ...{ startsAt, dueAt },
  cutOffAt: dueAt && late.policy !== 'refused' ? cutOffAt : '',
});

/** Conditions as the calls take them. */
export function sentConditions(entered: Conditions) {
  const { note, late, memberIds, memberConditions } = entered;
  const dates = datesOf(entered);
  return {
    startsAt: dates.startsAt,
    dueAt: dates.dueAt || null,
    cutOffAt: dates.cutOffAt || null,
    note: note.trim() || null,
    late: dates.dueAt ? late : ({ policy: 'marked' } as const),
    memberIds,
    memberConditions: memberConditions.map(({ userId, ...member }) => ({
      userId,
      ...sentMemberConditions(dates, member),
    })),
  };
}

interface AssignmentFormProps {
  initial: Conditions;
  members: Members;
  /** What is assigned: a field or a name. */
  children: ReactNode;
  saveLabel: string;
  /** Whether what is assigned has been chosen. */
  isChosen: boolean;
  pending: boolean;
  onSave: (conditions: Conditions) => void;
  onCancel: () => void;
}

/** The conditions of an assignment: its dates, its note, and what late work counts. */
export function AssignmentForm({
  initial,
  members,
  children,
  saveLabel,
  isChosen,
  pending,
  onSave,
  onCancel,
}: AssignmentFormProps) {
  const m = useMessages(classroomMessages);
  const [chosen, setEntered] = useState(initial);
  const entered = withoutLeft(chosen, members);
  useReportUnsaved(JSON.stringify(entered) !== JSON.stringify(initial));
  const change = (part: Partial<Conditions>) => setEntered({ ...entered, ...part });
  const { startsAt, dueAt, note, memberIds, memberConditions } = entered;
  const isBackwards = dueAt !== '' && dueAt <= startsAt;
  const concerned = members.filter(({ userId }) => memberIds?.includes(userId) ?? true);
  return (
    <Stack>
      {children}
      <AudienceFields
        members={members}
        memberIds={memberIds}
        onChange={(ids) => change({ memberIds: ids })}
      />
      <DateTimeField
        label={m.starts}
        value={startsAt}
        onChange={(value) => change({ startsAt: value })}
      />
      <DateTimeField
        label={m.due}
        description={m.dueHint}
        value={dueAt}
        error={isBackwards && m.dueBeforeStart}
        onChange={(value) => change({ dueAt: value })}
      />
      {dueAt !== '' && <LateFields entered={entered} onChange={change} />}
      <Textarea
        label={m.note}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {members.length > 0 && (
        <DifferentFields
          members={members}
          offered={concerned}
          all={datesOf(entered)}
          entered={memberConditions}
          onChange={(different) => change({ memberConditions: different })}
        />
      )}
      <FormButtons
        pending={pending}
        disabled={!isChosen || startsAt === '' || isBackwards || isIncomplete(entered)}
        onCancel={onCancel}
        onSend={() => onSave(entered)}
      >
        {saveLabel}
      </FormButtons>
    </Stack>
  );
}

/** Without those who have left the class since the form was opened. What is stored of them stays. */
function withoutLeft(entered: Conditions, members: Members): Conditions {
  const isMember = (id: number) => members.some(({ userId }) => userId === id);
  return {
    ...entered,
    memberIds: entered.memberIds?.filter(isMember) ?? null,
    memberConditions: entered.memberConditions.filter(({ userId }) => isMember(userId)),
  };
}

const isCutBeforeDue = ({ dueAt, cutOffAt, late }: Conditions): boolean =>
  late.policy !== 'refused' && dueAt !== '' && cutOffAt !== '' && cutOffAt <= dueAt;

/** Whether a part of the form cannot be sent as it is. */
function isIncomplete(entered: Conditions): boolean {
  const { memberIds, memberConditions } = entered;
  const dates = datesOf(entered);
  return (
    isCutBeforeDue(entered) ||
    memberIds?.length === 0 ||
    memberConditions.some((member) => problemOf(dates, member) !== undefined)
  );
}

/** A rule of another kind keeps the numbers that were entered. */
function ruleOf(policy: string, before: LateRule): LateRule {
  const percent = 'percent' in before ? before.percent : 10;
  const maxPercent = 'maxPercent' in before ? before.maxPercent : 50;
  switch (policy) {
    case 'refused':
      return { policy };
    case 'deducted':
      return { policy, percent };
    case 'deducted_daily':
      return { policy, percent, maxPercent };
    default:
      return { policy: 'marked' };
  }
}

const policies = ['marked', 'refused', 'deducted', 'deducted_daily'] as const;

interface LateFieldsProps {
  entered: Conditions;
  onChange: (part: Partial<Conditions>) => void;
}

const percent = { min: 1, max: 100, suffix: ' %' };

function LateFields({ entered, onChange }: LateFieldsProps) {
  const m = useMessages(assignmentMessages);
  const { late, cutOffAt } = entered;
  return (
    <>
      <NativeSelect
        label={m.late}
        value={late.policy}
        data={policies.map((policy) => ({ value: policy, label: m.policies[policy] }))}
        onChange={({ currentTarget }) => onChange({ late: ruleOf(currentTarget.value, late) })}
      />
      {'percent' in late && (
        <WholeNumberField
          {...percent}
          label={late.policy === 'deducted' ? m.deduction : m.deductionPerDay}
          description={m.deductionHint}
          value={late.percent}
          onChange={(value) => onChange({ late: { ...late, percent: value } })}
        />
      )}
      {'maxPercent' in late && (
        <WholeNumberField
          {...percent}
          label={m.maxDeduction}
          value={late.maxPercent}
          onChange={(maxPercent) => onChange({ late: { ...late, maxPercent } })}
        />
      )}
      {late.policy !== 'refused' && (
        <DateTimeField
          label={m.cutOff}
          description={m.cutOffHint}
          value={cutOffAt}
          error={isCutBeforeDue(entered) && m.cutOffBeforeDue}
          onChange={(value) => onChange({ cutOffAt: value })}
        />
      )}
    </>
  );
}
