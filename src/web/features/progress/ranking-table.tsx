import { Card, VisuallyHidden } from '@mantine/core';
import type { LeaderboardEntry, OwnPlace } from '#shared/features/progress/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import { leaderboardMessages } from './messages/messages.ts';
import classes from './ranking-table.module.css';

const bubbledPlaces = 10;
/** More letters than a narrow table has room for. */
const longName = 14;

interface RankingTableProps {
  /** The best learners, in order. */
  entries: readonly LeaderboardEntry[];
  /** The reader's place with the neighbours; empty for guests and learners without one. */
  own: OwnPlace['entries'];
  /** How scores and places come about. */
  caption: string;
  /** Shown while no learner is ranked. */
  none: string;
}

/** The best learners, and below them the reader's own place if it is further down. */
export function RankingTable({ entries, own, caption, none }: RankingTableProps) {
  const m = useMessages(leaderboardMessages);
  const ownEntry = own.find(({ isOwn }) => isOwn);
  const ownPlace = ownEntry?.place;
  const below = own.filter(({ place }) => place > entries.length);
  if (entries.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title={none} order={3}>
          {m.noneYetHint}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding={0} className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
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
              // The two lists may be read at different times.
              isOwn={index + 1 === ownPlace && entry.name === ownEntry?.name}
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

/** A name that has no room is broken where a word of it ends. */
const breakable = (name: string) =>
  name
    .match(/[^_.-]*[_.-]+|[^_.-]+/g)
    ?.flatMap((word, index) => (index === 0 ? word : [<wbr key={`${index}`} />, word]));

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
        {place <= bubbledPlaces ? (
          <OptionMarker label={place} size="sm" state={place === 1 ? 'filled' : 'empty'} />
        ) : (
          <span data-figures aria-hidden>
            {format.count(place)}
          </span>
        )}
      </td>
      <td className={classes.name} data-long={entry.name.length > longName || undefined}>
        <bdi>{breakable(entry.name)}</bdi>
        {isOwn && <span className={classes.you}> {m.you}</span>}
      </td>
      <td data-number>{format.count(entry.quizzesCompleted)}</td>
      <td data-number className={classes.score}>
        {format.count(entry.score)}
      </td>
    </tr>
  );
}
