import { Alert, Card, NativeSelect, Switch, Table, TextInput, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useLatest } from '#web/use-latest.ts';
import { type NoticeTimes, useNoticeSettings } from '../api.ts';
import { noticeMessages } from '../messages/messages.ts';
import { useSettingsCalls } from './api.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { noticeSettingsMessages } from './messages/messages.ts';
import classes from './notice-settings.module.css';

/** Which notices a member wants and where, and when mails may come. Every change is saved at once. */
export function NoticeSettings() {
  const m = useMessages(noticeSettingsMessages);
  const notices = useMessages(noticeMessages);
  const { emailVerified } = useNoticeSettings();
  return (
    <Page width="text">
      <PageHeader
        title={m.title}
        lead={m.lead}
        above={<ParentLink to="/notifications">{notices.title}</ParentLink>}
      />
      {!emailVerified && (
        <Alert icon={<IconInfoCircle aria-hidden />} mb="md">
          <Rich
            text={m.unverified}
            parts={{
              link: (text) => (
                <TextLink to="/profile" search={{ section: 'email' }}>
                  {text}
                </TextLink>
              ),
            }}
          />
        </Alert>
      )}
      <Card padding="lg" mb="md">
        <DeviceSwitch />
      </Card>
      <Card padding="lg">
        <Choices />
        <Times />
      </Card>
    </Page>
  );
}

function Choices() {
  const m = useMessages(noticeSettingsMessages);
  const { choices } = useNoticeSettings();
  const { choose } = useSettingsCalls();
  const { run } = useReported(m.failed, { together: true });
  const ways = [
    { way: 'inApp', labelOf: m.inAppOf },
    { way: 'mail', labelOf: m.mailOf },
    { way: 'push', labelOf: m.pushOf },
  ] as const;
  return (
    <Table className={classes.choices} aria-label={m.tableName}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{m.kind}</Table.Th>
          {ways.map(({ way }) => (
            <Table.Th key={way} scope="col">
              {m[way]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {choices.map((choice) => {
          const kind = m.kinds[choice.kind];
          return (
            <Table.Tr key={choice.kind}>
              <Table.Th scope="row" fw={400}>
                {kind}
              </Table.Th>
              {ways.map(({ way, labelOf }) => (
                <Table.Td key={way}>
                  <Switch
                    aria-label={labelOf({ kind })}
                    checked={choice[way]}
                    onChange={({ currentTarget: { checked } }) =>
                      void run(() => choose(choice, { [way]: checked }))
                    }
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

const night = { from: '22:00', until: '07:00' };
const days = [1, 2, 3] as const;

function Times() {
  const m = useMessages(noticeSettingsMessages);
  const { times } = useNoticeSettings();
  const { saveTimes } = useSettingsCalls();
  const { run } = useReported(m.failed, { together: true });
  const { rhythm, quiet, dueDays } = times;
  const save = (change: Partial<NoticeTimes>) => run(() => saveTimes(times, change));
  return (
    <div className={classes.times}>
      <NativeSelect
        label={m.dueDays}
        value={String(dueDays)}
        data={days.map((count) => ({ value: String(count), label: m.days({ count }) }))}
        onChange={({ currentTarget: { value } }) =>
          void save({ dueDays: days.find((count) => String(count) === value) ?? 1 })
        }
      />
      <Title order={3} size="h4">
        {m.mails}
      </Title>
      <NativeSelect
        label={m.rhythm}
        value={rhythm}
        data={[
          { value: 'daily', label: m.rhythms.daily },
          { value: 'each', label: m.rhythms.each },
        ]}
        onChange={({ currentTarget: { value } }) =>
          void save({ rhythm: value === 'each' ? 'each' : 'daily' })
        }
      />
      <Switch
        label={m.quiet}
        description={m.quietHint}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) => void save({ quiet: checked ? night : null })}
      />
      {quiet && (
        <div className={classes.hours}>
          <TimeInput
            label={m.from}
            value={quiet.from}
            onSave={(from) => void save({ quiet: { ...quiet, from } })}
          />
          <TimeInput
            label={m.until}
            value={quiet.until}
            onSave={(until) => void save({ quiet: { ...quiet, until } })}
          />
        </div>
      )}
    </div>
  );
}

interface TimeInputProps {
  label: string;
  value: string;
  onSave: (value: string) => void;
}

/** Saved when it is left, because half a time is none. A field that is removed, or whose page is closed, loses no focus. */
function TimeInput({ label, value, onSave }: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  const save = () => {
    if (typed && typed !== value) onSave(typed);
    setTyped(undefined);
  };
  const latest = useLatest(save);
  useEffect(() => {
    const saveNow = () => latest.current();
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [latest]);
  return (
    <TextInput
      type="time"
      label={label}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && save()}
      onBlur={save}
    />
  );
}
