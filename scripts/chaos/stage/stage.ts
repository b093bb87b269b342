import type { LocalPostgres } from '#scripts/local-postgres.ts';
import type { Query } from '../checker/rows.ts';
import type { SubmitStep } from '../faults/submit-step.ts';
import type { App } from './app.ts';
import type { Link } from './link.ts';
import type { Services } from './services.ts';

/** An app process and its way to PostgreSQL. */
export interface PostgresApp {
  app: App;
  link: Link;
}

/** What the learners and the faults need in any case. */
interface CommonStage {
  /** The address that learners call; it stays the same when processes change. */
  url: string;
  admin: { email: string; password: string };
  stop(): Promise<void>;
}

/** Two processes behind a small proxy, on a PostgreSQL server that this command may kill. */
export interface PostgresStage extends CommonStage {
  kind: 'postgres';
  services: Services;
  apps: [PostgresApp, PostgresApp];
  /** The proxy in front of the processes. */
  front: Link;
  postgres: LocalPostgres;
  /** Of the app's database, without a link. */
  databaseUrl: string;
  query: Query;
}

/** One process with the embedded database. */
export interface EmbeddedStage extends CommonStage {
  kind: 'embedded';
  services: Services;
  app: App;
  front: Link;
  /** The process kills itself when a submit is at the step. */
  killAtSubmit(at: SubmitStep): void;
  /** Ends the process, so that the checker can open the data folder. */
  openData(): Promise<{ query: Query; close(): Promise<void> }>;
}

/** An installation that another program has started, on PostgreSQL. */
export interface GivenStage extends CommonStage {
  kind: 'given';
  /** The mails and the identity provider are not this command's. */
  services: undefined;
  databaseUrl: string;
  query: Query;
}

/** A stage that this command starts. */
export type OwnStage = PostgresStage | EmbeddedStage;

export type Stage = OwnStage | GivenStage;

/** The processes of the app. */
export const appsOf = (stage: OwnStage): App[] =>
  stage.kind === 'postgres' ? stage.apps.map(({ app }) => app) : [stage.app];
