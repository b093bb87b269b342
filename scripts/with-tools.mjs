// Runs a script of this project on the Node.js of its node_modules, after installing missing packages.
// Plain JavaScript for Node.js 20, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const marker = path.join(root, 'node_modules', '.installed-for');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  console.log('Installing missing packages (once; takes a minute or two) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // NODE_ENV=production would leave out the packages that build the web app.
  const { status } = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The installation failed; see the output of npm above. Nothing was started.');
    process.exit(1);
  }
  writeFileSync(marker, wanted);
}

const bin = path.join(root, 'node_modules', '.bin');
const node = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const args = process.argv.slice(2);
// Decision 168. V8 reads this limit before it runs a script.
const limits = args.includes('scripts/start.ts') ? ['--max-semi-space-size=16'] : [];
const child = spawn(existsSync(node) ? node : process.execPath, [...limits, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Types are stripped and modules compiled once, not at each start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.compile-cache'),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
