import { Button, Group, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { TextLink } from '../ui/text/links.tsx';
import { chooseConsent } from './consent.ts';
import classes from './consent-bar.module.css';
import { analyticsMessages } from './messages/messages.ts';

/** Asks once, at the edge of the page. Both answers are equally prominent. */
export function ConsentBar() {
  const m = useMessages(analyticsMessages);
  return (
    <section className={classes.bar} aria-label={m.label} data-print="hide">
      <Text size="sm">
        <Rich
          text={m.question}
          parts={{
            policy: (text) => <TextLink to="/privacy-policy">{text}</TextLink>,
          }}
        />
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" onClick={() => chooseConsent('denied')}>
          {m.no}
        </Button>
        <Button variant="default" onClick={() => chooseConsent('granted')}>
          {m.yes}
        </Button>
      </Group>
    </section>
  );
}
