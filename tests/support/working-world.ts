import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { startJobs } from '#server/jobs/start.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { createWorld, type World } from './world.ts';

export interface WorkingWorld extends World {
  post: PostOffice;
}

/** A world with running jobs and a mail server. */
export async function createWorkingWorld(changes: Partial<Config> = {}): Promise<WorkingWorld> {
  const post = await openPostOffice();
  const mail = {
    smtpUrl: post.url,
    tlsRequired: false,
    from: 'Quizwright <no-reply@quizwright.test>',
  };
  const world = await createWorld({
    mail,
    ...changes,
    settings: { contactEmail: 'contact@quizwright.test', ...changes.settings },
  });
  const log = pino({ level: 'silent' });
  const mailer = createMailer(world.services.config, log);
  const { opened, services } = world;
  const stopJobs = await startJobs({ opened, services, mailer, log, everySeconds: 0.5 });
  const close = async () => {
    await stopJobs();
    mailer.close();
    await world.close();
    await post.stop();
  };
  return { ...world, post, close, [Symbol.asyncDispose]: close };
}
