import { Card, Switch } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useChooseLeague, useOwnLeague } from '../api.ts';
import { leagueMessages } from './messages/messages.ts';

/** Whether the member takes part in the league; a change is saved at once. */
export function LeagueChoice() {
  const m = useMessages(leagueMessages);
  const own = useOwnLeague();
  const choose = useChooseLeague();
  const { run } = useReported(m.notSaved);
  return (
    <Card component="section" padding="lg">
      <Switch
        label={m.takesPart}
        description={m.takesPartHint}
        checked={choose.isPending ? choose.variables.takesPart : (own?.takesPart ?? true)}
        disabled={own === undefined}
        // It is not disabled meanwhile, which would take the focus from it.
        onChange={({ currentTarget: { checked: takesPart } }) =>
          void run(() => choose.mutateAsync({ takesPart }))
        }
      />
    </Card>
  );
}
