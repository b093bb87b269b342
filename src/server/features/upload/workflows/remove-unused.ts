import type { Tx } from '#db/open.ts';
import { noteRemovedFiles, takeUpload } from '../mutations.ts';
import { findUpload, listUses } from '../queries.ts';
import { filesOf } from '../views.ts';

/** Deletes those of these uploads that nothing shows and that were not uploaded again since. `removeFiles` then removes their files. */
export async function removeUnused(
  tx: Tx,
  { hashes, since, now }: { hashes: readonly string[]; since: Date; now: Date },
): Promise<void> {
  for (const sha256 of hashes) {
    const id = await findUpload(tx, sha256);
    if (id === undefined || (await listUses(tx, [id])).length > 0) continue;
    const taken = await takeUpload(tx, id, new Date(since.getTime() + 1));
    if (taken) await noteRemovedFiles(tx, filesOf(taken), now);
  }
}
