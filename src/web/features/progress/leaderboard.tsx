import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import type { LeaderboardEntry } from '#shared/features/progress/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import { useLeaderboard, useOwnPlace } from './api.ts';
import classes from './leaderboard.module.css';
import { leaderboardMessages } from './messages/messages.ts';

const rowCount = 10;

/** The best learners. */
export function Leaderboard() {
  const m = useMessages(leaderboardMessages);
  const { data, error, refetch, isFetching } = useLeaderboard();
  if (data) return <LeaderboardTable entries={data} />;
  if (error) {
    return <FailureAlert title={m.failed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <Card role="status" padding="lg">
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, index) => index).map((index) => (
        <Skeleton key={index} h={28} mt={index === 0 ? 0 : 'sm'} />
      ))}
    </Card>
  );
}

function LeaderboardTable({ entries }: { entries: LeaderboardEntry[] }) {
  const m = useMessages(leaderboardMessages);
  const own = useOwnPlace()?.entries ?? [];
  const ownPlace = own.find(({ isOwn }) => isOwn)?.place;
  const below = own.filter(({ place }) => place > entries.length);
  if (entries.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title={m.noneYet} order={3}>
          {m.noneYetHint}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{m.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.place}</VisuallyHidden>
            </th>
            <th scope="col">{m.name}</th>
            <th scope="col" data-number>
              {m.quizzes}
            </th>
            <th scope="col" data-number>
              {m.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <Row
              key={`${index} ${entry.name}`}
              entry={entry}
              place={index + 1}
              isOwn={index + 1 === ownPlace}
            />
          ))}
        </tbody>
        {ownPlace !== undefined && ownPlace > entries.length && (
          <tbody className={classes.own}>
            {below.map(({ place, isOwn, ...entry }) => (
              <Row key={place} entry={entry} place={place} isOwn={isOwn} />
            ))}
          </tbody>
        )}
      </table>
    </Card>
  );
}

interface RowProps {
  entry: LeaderboardEntry;
  place: number;
  isOwn: boolean;
}

function Row({ entry, place, isOwn }: RowProps) {
  const m = useMessages(leaderboardMessages);
  const format = useFormat();
  return (
    <tr data-own={isOwn || undefined}>
      <td>
        <VisuallyHidden>{place}</VisuallyHidden>
        {place <= rowCount ? (
          <OptionMarker label={place} size="sm" state={place === 1 ? 'filled' : 'empty'} />
        ) : (
          <span data-figures aria-hidden>
            {format.count(place)}
          </span>
        )}
      </td>
      <td className={classes.name}>
        {entry.name}
        {isOwn && <span className={classes.you}> {m.you}</span>}
      </td>
      <td data-number>{format.count(entry.quizzesCompleted)}</td>
      <td data-number className={classes.score}>
        {format.count(entry.score)}
      </td>
    </tr>
  );
}
