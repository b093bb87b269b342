import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import type { LeaderboardEntry } from '#shared/features/progress/schema.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import { useLeaderboard, useOwnPlace } from './api.ts';
import classes from './leaderboard.module.css';

const rowCount = 10;

/** The best learners. */
export function Leaderboard() {
  const { data, error, refetch, isFetching } = useLeaderboard();
  if (data) return <LeaderboardTable entries={data} />;
  if (error) {
    return (
      <FailureAlert
        title="Error loading the leaderboard"
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <Card role="status" padding="lg">
      <VisuallyHidden>Loading the leaderboard…</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, index) => index).map((index) => (
        <Skeleton key={index} h={28} mt={index === 0 ? 0 : 'sm'} />
      ))}
    </Card>
  );
}

function LeaderboardTable({ entries }: { entries: LeaderboardEntry[] }) {
  const own = useOwnPlace()?.entries ?? [];
  const ownPlace = own.find(({ isOwn }) => isOwn)?.place;
  const below = own.filter(({ place }) => place > entries.length);
  if (entries.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title="No one is ranked yet" order={3}>
          Finish a quiz and the first place is yours.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>
          Score counts the correct answers of your best attempt at each quiz. On a tie, fewer
          attempts come first, then the earlier score.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Place</VisuallyHidden>
            </th>
            <th scope="col">Name</th>
            <th scope="col" data-number>
              Quizzes
            </th>
            <th scope="col" data-number>
              Score
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
  return (
    <tr data-own={isOwn || undefined}>
      <td>
        <VisuallyHidden>{place}</VisuallyHidden>
        {place <= rowCount ? (
          <OptionMarker label={place} size="sm" state={place === 1 ? 'filled' : 'empty'} />
        ) : (
          <span data-figures aria-hidden>
            {formatCount(place)}
          </span>
        )}
      </td>
      <td className={classes.name} title={entry.name}>
        {entry.name}
        {isOwn && <span className={classes.you}> (you)</span>}
      </td>
      <td data-number>{formatCount(entry.quizzesCompleted)}</td>
      <td data-number className={classes.score}>
        {formatCount(entry.score)}
      </td>
    </tr>
  );
}
