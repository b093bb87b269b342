import { Button, Group, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { maxRemarkLength } from '#shared/features/stars/rules.ts';
import { useMessages } from '#web/language/language.tsx';
import { StarChoice } from '#web/ui/stars/star-choice.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type OwnStars, useStarsCalls } from './api.ts';
import { starsMessages } from './messages/messages.ts';
import classes from './own-stars.module.css';

interface StarsFormProps {
  quizId: number;
  own: OwnStars;
  onSent: () => void;
  /** Undefined where the learner is asked, and need not answer. */
  onCancel: (() => void) | undefined;
}

const names = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const;

/** The stars first; words are asked for once there are some. */
export function StarsForm({ quizId, own, onSent, onCancel }: StarsFormProps) {
  const m = useMessages(starsMessages);
  const labelId = useId();
  const { give } = useStarsCalls();
  const { pending, run } = useReported(m.failed);
  const [stars, setStars] = useState(own.stars ?? 0);
  const [remark, setRemark] = useState(own.remark ?? '');
  const labelOf = (star: number) =>
    m.star({ star, label: m.ratings[names[star - 1] ?? 'excellent'] });
  const send = async () => {
    if (await run(() => give({ id: quizId, stars, remark }), m.sent)) onSent();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={classes.row}>
        <span id={labelId} className={classes.question}>
          {m.ask}
        </span>
        <StarChoice value={stars} onChange={setStars} labelledBy={labelId} labelOf={labelOf} />
      </div>
      {stars > 0 && (
        <>
          <TextInput
            label={m.remark}
            maxLength={maxRemarkLength}
            value={remark}
            onChange={(event) => setRemark(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {m.hint}
          </Text>
          <Group gap="xs">
            <Button type="submit" variant="default" loading={pending}>
              {m.send}
            </Button>
            {onCancel && (
              <Button variant="subtle" disabled={pending} onClick={onCancel}>
                {m.cancel}
              </Button>
            )}
          </Group>
        </>
      )}
      {stars === 0 && onCancel && (
        <Group>
          <Button variant="subtle" onClick={onCancel}>
            {m.cancel}
          </Button>
        </Group>
      )}
    </form>
  );
}
