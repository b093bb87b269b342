import { copyFiles, type MovedFiles } from '#server/features/upload/workflows/move-files.ts';
import { fileStores } from '#server/kernel/files/media-store.ts';
import { onMigratedDatabase } from '../configured-database.ts';

const usage = `Usage: npm run files -- check      looks for files of pictures and sounds that are missing
       npm run files -- to-bucket  copies them from DATA_DIR to the bucket of S3_URL
       npm run files -- to-folder  copies them from the bucket of S3_URL to DATA_DIR`;

/** Checks and copies the files of uploaded pictures and sounds. */
await onMigratedDatabase(([verb, ...others]) => {
  const isKnown = verb === 'check' || verb === 'to-bucket' || verb === 'to-folder';
  if (!isKnown || others.length > 0) throw new Error(usage);
  return async ({ db }, config) => {
    const { folder, bucket } = fileStores(config, (reason) =>
      process.stderr.write(`${String(reason)}\n`),
    );
    if (verb === 'check') return said(await copyFiles(db, { to: bucket ?? folder }));
    if (!bucket) throw new Error('Set S3_URL to the bucket.');
    return said(
      await copyFiles(
        db,
        verb === 'to-bucket' ? { from: folder, to: bucket } : { from: bucket, to: folder },
      ),
    );
  };
});

function said({ present, copied, missing }: MovedFiles): string {
  if (missing.length > 0) process.exitCode = 1;
  return [
    ...missing.map((name) => `missing: ${name}`),
    `${present} files were there, ${copied} were copied, ${missing.length} are missing.`,
  ].join('\n');
}
