import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server process before its own code: writes to TURNS_FILE, one line of JSON each, the turns of the
 * event loop that used much processor time, and on SIGUSR2 the memory in use after garbage collection. Processor
 * time, because elapsed time would include the machine's other work.
 */
const file = process.env.TURNS_FILE ?? '';
const noteworthyMs = 50;

const note = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);

let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  const milliseconds = (user + system) / 1000;
  if (milliseconds > noteworthyMs) note({ turn: milliseconds });
}, 1).unref();

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  note({ heap: process.memoryUsage().heapUsed });
});
