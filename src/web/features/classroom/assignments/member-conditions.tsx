import { Checkbox } from '@mantine/core';
import { memberDatesProblemOf } from '#shared/features/classroom/assignments/member-dates.ts';
import { useMessages } from '#web/language/language.tsx';
import { DateTimeField } from '#web/ui/form/dates/date-time-field.tsx';
import type { CellDetail } from '../api.ts';
import { assignmentMessages } from './messages/messages.ts';

/** What is entered for one member; an empty text is no date of its own. */
export interface EnteredConditions {
  startsAt: string;
  dueAt: string;
  cutOffAt: string;
  isExcused: boolean;
}

/** The dates of the assignment; an empty text for none. */
type AllDates = Omit<EnteredConditions, 'isExcused'>;

export const noConditions: EnteredConditions = {
  ...{ startsAt: '', dueAt: '', cutOffAt: '', isExcused: false },
};

export const enteredConditions = (own: CellDetail['conditions']): EnteredConditions => ({
  startsAt: own.startsAt ?? '',
  dueAt: own.dueAt ?? '',
  cutOffAt: own.cutOffAt ?? '',
  isExcused: own.isExcused,
});

const datesOf = ({ startsAt, dueAt, cutOffAt }: AllDates) => ({
  startsAt: startsAt || null,
  dueAt: dueAt || null,
  cutOffAt: cutOffAt || null,
});

/** What is entered as the calls take it. Where the assignment has no date, there is no later one. */
export const sentMemberConditions = (all: AllDates, entered: EnteredConditions) => ({
  startsAt: entered.startsAt || null,
  dueAt: all.dueAt ? entered.dueAt || null : null,
  cutOffAt: all.cutOffAt ? entered.cutOffAt || null : null,
  isExcused: entered.isExcused,
});

export const problemOf = (all: AllDates, entered: EnteredConditions) =>
  memberDatesProblemOf(datesOf(all), sentMemberConditions(all, entered));

interface FieldsProps {
  all: AllDates;
  entered: EnteredConditions;
  onChange: (part: Partial<EnteredConditions>) => void;
}

/** The fields of what is different for one member. */
export function MemberConditionsFields({ all, entered, onChange }: FieldsProps) {
  const m = useMessages(assignmentMessages);
  const problem = problemOf(all, entered);
  return (
    <>
      {all.dueAt !== '' && (
        <DateTimeField
          label={m.laterDue}
          description={m.asForAll}
          value={entered.dueAt}
          error={problem === 'due' && m.notLater}
          onChange={(dueAt) => onChange({ dueAt })}
        />
      )}
      {all.cutOffAt !== '' && (
        <DateTimeField
          label={m.laterCutOff}
          description={m.asForAll}
          value={entered.cutOffAt}
          error={(problem === 'cutOff' && m.notLater) || (problem === 'order' && m.cutOffBeforeDue)}
          onChange={(cutOffAt) => onChange({ cutOffAt })}
        />
      )}
      <DateTimeField
        label={m.otherStart}
        description={m.asForAll}
        value={entered.startsAt}
        error={problem === 'start' && m.startAfterDue}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <Checkbox
        label={m.excuse}
        checked={entered.isExcused}
        onChange={({ currentTarget }) => onChange({ isExcused: currentTarget.checked })}
      />
    </>
  );
}
