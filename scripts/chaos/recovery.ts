import { median } from '#scripts/quantiles.ts';
import type { Finding } from './checker/finding.ts';

/** How long the learners waited for an acknowledgement after a part could be used again. */
export interface Recovery {
  fault: string;
  of: 'app' | 'PostgreSQL';
  milliseconds: number;
  /** The median duration of the calls just before the fault, in milliseconds: how fast the machine was; 0 without calls. */
  pace: number;
  /** Milliseconds that the start of the app took, if it was started. */
  took?: number;
}

/** How soon after the recovery of a part an acknowledgement must come, in milliseconds. */
const aims = { app: 500, PostgreSQL: 1000 };

/**
 * A machine on which a call takes longer than a 25th of the aim, or a start longer than five times the aim, is busy
 * with other work: the limit grows with it.
 */
const callsInAim = 25;
const shareOfStart = 0.2;
/** Of all recoveries, this many may be late: a machine may stop for a moment. */
const toleratedShare = 0.1;

/** The late ones. Before the first fault no call was made: only then the usual pace of the others counts. */
function findLate(recoveries: readonly Recovery[]): Recovery[] {
  const usual = median(recoveries.map(({ pace }) => pace).filter((pace) => pace > 0));
  return recoveries.filter(
    ({ of, milliseconds, pace, took = 0 }) =>
      milliseconds >
      Math.max(aims[of], callsInAim * (pace > 0 ? pace : usual), shareOfStart * took),
  );
}

/**
 * Whether the app or PostgreSQL recovers too slowly: more than a tenth of all recoveries are late, and more than
 * one; or two or more of one fault, and more than half of them.
 */
export function findSlowRecoveries(recoveries: readonly Recovery[]): Finding[] {
  const parts = [...Map.groupBy(recoveries, ({ of }) => of)].flatMap(([part, ofPart]) =>
    mostlyLate(`the ${part}`, ofPart, Math.max(1, toleratedShare * ofPart.length)),
  );
  if (parts.length > 0) return parts;
  return [...Map.groupBy(recoveries, ({ fault }) => fault)].flatMap(([fault, ofFault]) =>
    mostlyLate(`"${fault}"`, ofFault, Math.max(1, ofFault.length / 2)),
  );
}

function mostlyLate(what: string, recoveries: Recovery[], tolerated: number): Finding[] {
  const late = findLate(recoveries);
  if (late.length <= tolerated) return [];
  const text = `after ${what} was back, ${late.length} of ${recoveries.length} acknowledgements were late: ${late
    .map(inWords)
    .join(', ')}`;
  return [{ kind: 'slow recovery', text }];
}

const inWords = ({ fault, milliseconds, pace, took }: Recovery): string => {
  const start = took === undefined ? '' : `, the start ${Math.round(took)} ms`;
  return `${Math.round(milliseconds)} ms (${fault}; a call took ${Math.round(pace)} ms${start})`;
};

/** One line about the recoveries of each part, and one for each late one. */
export function describeRecoveries(recoveries: readonly Recovery[]): string[] {
  return [...Map.groupBy(recoveries, ({ of }) => of)].flatMap(([part, ofPart]) => {
    const times = ofPart.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const longest = Math.round(times.at(-1) ?? 0);
    const over = times.filter((time) => time > aims[part]).length;
    const late = findLate(ofPart);
    const pace = Math.round(median(ofPart.map((recovery) => recovery.pace)));
    return [
      `next acknowledgement after the ${part} was back: median ${Math.round(median(times))} ms, longest ${longest} ms; ${over} of ${times.length} later than ${aims[part]} ms, ${late.length} of them late for this machine (a call took ${pace} ms)`,
      ...late.map((recovery) => `  late: ${inWords(recovery)}`),
    ];
  });
}
