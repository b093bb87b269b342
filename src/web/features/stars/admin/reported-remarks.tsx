import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { focusIfLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useRemarkCalls, useReportedRemarks } from '../api.ts';
import { starsAdminMessages } from './messages/messages.ts';
import { Day } from './remark-list.tsx';
import classes from './stars-view.module.css';

/** Remarks that authors want to be hidden; nothing for authors, and without any. */
export function ReportedRemarks() {
  const m = useMessages(starsAdminMessages);
  const remarks = useReportedRemarks();
  const { decide } = useRemarkCalls();
  const { pending, run } = useReported(m.notDone);
  const section = useRef<HTMLElement>(null);
  const settle = async (
    read: { id: number; remark: string },
    state: 'shown' | 'hidden',
    done: string,
  ) => {
    if (!(await run(() => decide({ ...read, state }), done))) return;
    // The button has gone with its card.
    focusIfLost(section);
  };
  if (remarks.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.reported}
      aria-labelledby="reported-remarks"
    >
      <Title order={2} size="h4" id="reported-remarks">
        {m.reportedTitle}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {m.reportedHint}
      </Text>
      <Stack gap="xs">
        {remarks.map(({ id, remark, stars, givenOn, quiz }) => (
          <Card key={id} padding="sm" data-remark>
            <Text className={classes.remark} dir="auto">
              {remark}
            </Text>
            <Group gap="sm" justify="space-between">
              <Group gap="xs">
                <Stars rating={stars} label={m.rated({ rating: stars })} />
                <Day on={givenOn} />
                <TextLink
                  to="/admin/quiz-results/$id"
                  params={{ id: String(quiz.id) }}
                  search={{ view: 'stars' }}
                  dir="auto"
                >
                  {quiz.title}
                </TextLink>
              </Group>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={m.actOn({ act: m.keep, remark })}
                  disabled={pending}
                  onClick={() => void settle({ id, remark }, 'shown', m.kept)}
                >
                  {m.keep}
                </Button>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={m.actOn({ act: m.hide, remark })}
                  disabled={pending}
                  onClick={() => void settle({ id, remark }, 'hidden', m.hidden)}
                >
                  {m.hide}
                </Button>
              </Group>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
