import { setTimeout as pause } from 'node:timers/promises';
import { createCatalogue } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { check } from './checker/check.ts';
import type { BackAgain, Fault } from './faults/fault.ts';
import { inRounds } from './faults/registry.ts';
import { Client, noMishaps } from './learners/client.ts';
import { Crowd } from './learners/crowd.ts';
import { countAcknowledged } from './learners/ledger.ts';
import { findSlowRecoveries } from './recovery.ts';
import type { Report } from './report.ts';
import { settle } from './settle.ts';
import { appsOf, type Stage } from './stage/stage.ts';
import { until } from './wait.ts';

export interface Plan<OnStage extends Stage> {
  stage: OnStage;
  faults: readonly Fault<OnStage>[];
  /** How many faults to make. */
  count: number;
  chance: Chance;
  isLong: boolean;
  say(line: string): void;
}

const learnersAtOnce = 4;

/**
 * Makes faults one after another while learners take quizzes, lets everything settle, and compares the learners'
 * ledgers with the database.
 */
export async function runChaos<OnStage extends Stage>(plan: Plan<OnStage>): Promise<Report> {
  const { stage, chance, say } = plan;
  const url = () => stage.url;
  const admin = new Client({ url, mishaps: noMishaps(), chance: chance.fork() });
  const quizIds = await createCatalogue(admin, stage.admin);
  const complaints = new Complaints();
  const crowd = new Crowd({
    url,
    quizIds,
    chance: chance.fork(),
    size: learnersAtOnce,
    onBug: complaints.add,
  });
  const { made, pages, recoveries } = await makeFaults(plan, { crowd, quizIds, complaints });
  say('the learners finish');
  await crowd.stop();
  const findings = await checkSettled(stage, crowd, quizIds);
  return {
    database: stage.kind,
    made,
    learners: crowd.ledgers.length,
    attempts: crowd.ledgers.reduce((sum, { attempts }) => sum + attempts.size, 0),
    acknowledgements: crowd.ledgers.reduce((sum, ledger) => sum + countAcknowledged(ledger), 0),
    mails: stage.services?.mails.length ?? 0,
    pages,
    recoveries,
    findings: [...findings, ...findSlowRecoveries(recoveries), ...complaints.findings],
  };
}

/** What learners and faults have found wrong, each with the fault that was made at that time. */
class Complaints {
  during = 'before the first fault';
  readonly #texts = new Set<string>();

  readonly add = (text: string): void => {
    this.#texts.add(`${this.during}: ${text}`);
  };

  get findings() {
    return [...this.#texts].map((text) => ({ kind: 'complaint' as const, text }));
  }
}

/** Makes the faults of a plan, and waits after each until a learner has an acknowledgement. */
async function makeFaults<OnStage extends Stage>(
  { stage, faults, count, chance, isLong, say }: Plan<OnStage>,
  { crowd, quizIds, complaints }: { crowd: Crowd; quizIds: number[]; complaints: Complaints },
) {
  const pages = { served: 0, failed: 0 };
  const countPages = (served: number, failed: number) => {
    pages.served += served;
    pages.failed += failed;
  };
  const recoveries: Report['recoveries'] = [];
  const made = new Map<string, number>();
  const order = inRounds(faults, chance);
  const scene = { stage, crowd, quizIds, chance, isLong, complain: complaints.add, countPages };
  for (let number = 1; number <= count; number += 1) {
    const fault = order.next().value;
    if (!fault) break;
    const began = performance.now();
    complaints.during = fault.name;
    const pace = crowd.pace();
    const back = await fault.inflict(scene);
    const next = await nextAcknowledgement(crowd, back?.at ?? performance.now());
    if (back) {
      const { of, took } = back;
      recoveries.push({ ...next, of, fault: fault.name, pace, ...(took && { took }) });
    }
    made.set(fault.name, (made.get(fault.name) ?? 0) + 1);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${number}. ${fault.name}: ${seconds} s${inWords(back, next.milliseconds)}`);
    for (const crash of crashesOf(stage)) complaints.add(`the app crashed: ${crash}`);
    await pause(chance.whole(50, 200));
  }
  return { made, pages, recoveries };
}

/** Compares the ledgers with the database, once everything has settled. */
async function checkSettled(stage: Stage, crowd: Crowd, quizIds: number[]) {
  const settled = await settle(stage, crowd, quizIds);
  const findings = await check({
    ledgers: crowd.ledgers,
    query: settled.query,
    mails: stage.services?.mails,
  });
  await settled.close();
  return findings;
}

/** The ends of app processes that no fault has caused, each once. */
function crashesOf(stage: Stage): string[] {
  if (stage.kind === 'given') return [];
  return appsOf(stage).flatMap(({ crashes }) => crashes.splice(0));
}

/** How long the learners waited for an acknowledgement after a moment. */
async function nextAcknowledgement(crowd: Crowd, moment: number) {
  const at = await until('an acknowledgement', () => crowd.firstAfter(moment), { every: 5 });
  return { milliseconds: Math.max(0, at - moment) };
}

function inWords(back: BackAgain | undefined, milliseconds: number): string {
  if (!back) return '';
  const start = back.took === undefined ? '' : `, which started in ${Math.round(back.took)} ms`;
  return `; acknowledged ${Math.round(milliseconds)} ms after the ${back.of} was back${start}`;
}
