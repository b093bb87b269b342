import { Card, Switch } from '@mantine/core';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useChooseLeague, useOwnLeague } from '../api.ts';
import { leagueMessages } from './messages/messages.ts';

/** Whether the member takes part in the league; a change is saved at once. */
export function LeagueChoice() {
  const m = useMessages(leagueMessages);
  const own = useOwnLeague();
  const choose = useChooseLeague();
  const toast = useToast();
  return (
    <Card component="section" padding="lg">
      <Switch
        label={m.takesPart}
        description={m.takesPartHint}
        checked={choose.isPending ? choose.variables.takesPart : (own?.takesPart ?? true)}
        disabled={own === undefined}
        onChange={({ currentTarget }) => {
          // It is not disabled meanwhile, which would take the focus from it.
          if (choose.isPending) return;
          choose.mutate(
            { takesPart: currentTarget.checked },
            {
              onError: (error) =>
                toast({ title: m.notSaved, message: messageOf(error, ''), tone: 'fail' }),
            },
          );
        }}
      />
    </Card>
  );
}
