import { Button, Group, Text } from '@mantine/core';
import { TextLink } from '../ui/text/links.tsx';
import { chooseConsent } from './consent.ts';
import classes from './consent-bar.module.css';

/** Asks once, at the edge of the page. Both answers are equally prominent. */
export function ConsentBar() {
  return (
    <section className={classes.bar} aria-label="Analytics" data-print="hide">
      <Text size="sm">
        May we count which pages are read? It is done by an outside service, and only if you agree.
        More in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" onClick={() => chooseConsent('denied')}>
          No
        </Button>
        <Button variant="default" onClick={() => chooseConsent('granted')}>
          Yes
        </Button>
      </Group>
    </section>
  );
}
