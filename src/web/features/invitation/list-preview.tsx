import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { InvitedStatus } from '#shared/features/invitation/schema.ts';
import { languageNames } from '#shared/kernel/language/languages.ts';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import { type InvitedRow, type PeopleReport, useInvite } from './api.ts';
import classes from './invitations-page.module.css';
import { invitationMessages } from './messages/messages.ts';
import { joinsClass } from './outcome.ts';

const colours: Record<InvitedStatus, string> = {
  invited: 'pass',
  exists: 'gray',
  invalid: 'fail',
};
const filters = ['all', 'invited', 'exists', 'invalid', 'differs'] as const;
type Filter = (typeof filters)[number];
const pageSize = 50;

interface ListPreviewProps {
  list: { content: string; report: PeopleReport };
  onOther: () => void;
  onDone: (report: PeopleReport) => void;
}

/** What would happen to each person of a list, and the button that makes it happen. */
export function ListPreview({ list: { content, report }, onOther, onDone }: ListPreviewProps) {
  const m = useMessages(invitationMessages);
  const { invite, isPending, error } = useInvite();
  const { invited } = report.counts;
  const hasJoins = report.rows.some(joinsClass);
  const submit = async () => {
    const done = await invite({ content }).catch(() => undefined);
    if (done) onDone(done);
  };
  const section = useRef<HTMLDivElement>(null);
  // The button that read the list is gone, and the focus with it.
  useEffect(() => {
    if (isFocusLost()) section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack component="section" ref={section} tabIndex={-1} aria-labelledby="preview">
      <Title order={2} size="h4" id="preview">
        {m.preview}
      </Title>
      <Rows report={report} />
      {invited > 0 && <Text size="sm">{m.inviteHint}</Text>}
      {error && <FailureAlert title={m.notInvited} error={error} />}
      <Group>
        <Button
          disabled={invited === 0 && !hasJoins}
          loading={isPending}
          onClick={() => void submit()}
        >
          {invited === 0 && hasJoins ? m.update : m.invite({ count: invited })}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onOther}>
          {m.other}
        </Button>
      </Group>
    </Stack>
  );
}

const isFound = ({ status, differs }: InvitedRow, filter: Filter): boolean =>
  filter === 'all' || (filter === 'differs' ? differs.length > 0 : status === filter);

function Rows({ report: { rows } }: { report: PeopleReport }) {
  const m = useMessages(invitationMessages);
  const format = useFormat();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const rowsOf = (name: Filter) => rows.filter((row) => isFound(row, name));
  const found = rowsOf(filter);
  const first = (page - 1) * pageSize;
  const labels: Record<Filter, string> = { all: m.all, ...m.statuses, differs: m.differing };
  return (
    <>
      <PillRow component="fieldset" label={m.preview}>
        {filters
          .filter((name) => name === 'all' || rowsOf(name).length > 0)
          .map((name) => (
            <PillButton
              key={name}
              size="sm"
              isChosen={filter === name}
              onClick={() => {
                setFilter(name);
                setPage(1);
              }}
            >
              {labels[name]} {format.count(rowsOf(name).length)}
            </PillButton>
          ))}
      </PillRow>
      <ol>
        {found.slice(first, first + pageSize).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      <PageButtons of={{ total: found.length, page, pageSize }} onPage={setPage} />
    </>
  );
}

function Row({ row }: { row: InvitedRow }) {
  const m = useMessages(invitationMessages);
  const { status, line, email, name, username, className, language } = row;
  const isNew = status === 'invited';
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Badge color={colours[status]} className={classes.badge}>
          {m.statuses[status]}
        </Badge>
        <Text span size="sm" c="dimmed">
          {m.line({ line: String(line) })}
        </Text>
      </div>
      <Text className={classes.text} dir="auto">
        <bdi>{email}</bdi> {name && <bdi className={classes.soft}>{name}</bdi>}
      </Text>
      {isNew && (
        <Text size="sm" c="dimmed">
          <bdi>{username ?? m.noName}</bdi> · {languageNames[language]}
        </Text>
      )}
      {className !== null && status !== 'invalid' && (
        <Text size="sm">{m.joins({ name: className })}</Text>
      )}
      {row.problems.map((problem) => (
        <Text key={problem} size="sm" c="fail">
          {m.problems[problem]}
        </Text>
      ))}
      {row.differs.map((detail) => (
        <Text key={detail} size="sm" c="fail">
          {m.differs[detail]}
        </Text>
      ))}
    </li>
  );
}
