import { Button, Text } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { focusIfLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type OwnStars as Own, useStarsCalls } from './api.ts';
import { starsMessages } from './messages/messages.ts';
import classes from './own-stars.module.css';
import { StarsForm } from './stars-form.tsx';

interface OwnStarsProps {
  quizId: number;
  own: Own;
}

/** The question for stars, the stars that were given, or a button to give some. */
export function OwnStars({ quizId, own }: OwnStarsProps) {
  const m = useMessages(starsMessages);
  const [opened, setOpened] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** The pressed button is no longer shown: opening replaces it by the form, closing replaces the form. */
  const keepFocus = () => focusIfLost(section);
  const open = (isOpen: boolean) => {
    setOpened(isOpen);
    keepFocus();
  };
  const close = () => open(false);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.part}
      aria-label={m.yours}
      data-print="hide"
    >
      {own.isAsked || opened ? (
        <StarsForm
          quizId={quizId}
          own={own}
          onSent={close}
          onCancel={own.isAsked ? undefined : close}
        />
      ) : (
        <Given quizId={quizId} own={own} onChange={() => open(true)} onRemoved={keepFocus} />
      )}
    </section>
  );
}

interface GivenProps extends OwnStarsProps {
  onChange: () => void;
  onRemoved: () => void;
}

function Given({ quizId, own, onChange, onRemoved }: GivenProps) {
  const m = useMessages(starsMessages);
  const { remove } = useStarsCalls();
  const { pending, run } = useReported(m.failed);
  const takeBack = async () => {
    if (await run(() => remove({ id: quizId }), m.removed)) onRemoved();
  };
  if (own.stars === null)
    return (
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconStar size={18} aria-hidden />}
        onClick={onChange}
      >
        {m.give}
      </Button>
    );
  return (
    <>
      <div className={classes.row}>
        <span>{m.yours}</span>
        <Stars rating={own.stars} label={m.rated({ rating: own.stars })} />
        <span className={classes.buttons}>
          <Button variant="subtle" size="compact-sm" disabled={pending} onClick={onChange}>
            {m.change}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={pending}
            onClick={() => void takeBack()}
          >
            {m.remove}
          </Button>
        </span>
      </div>
      {own.remark && (
        <Text className={classes.remark} c="dimmed" dir="auto">
          {own.remark}
        </Text>
      )}
    </>
  );
}
