import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeptAnswer, maxSent } from '#shared/features/practice/pack/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { pageLanguage } from '#web/language/page-language.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { trpc } from '#web/trpc.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { markOwner, ownerOf, unmarkOwner } from '#web/worker/needed-for.ts';
import { startWorker, stopWorker } from '#web/worker/registration.ts';
import { usePracticeChanged } from '../api.ts';
import type { CheckAnswer } from '../practice-parts.ts';
import { gradeKept, type KeptQuestion } from './grade-kept.ts';
import { offlineMessages } from './messages/messages.ts';
import { type KeptPack, PackStore } from './pack-store.ts';

const queryKey = ['practice-pack'];

/** What this browser has of its own account. */
export interface PackState {
  kept: KeptPack | undefined;
  unsent: number;
}

async function readKept(): Promise<PackState | null> {
  const owner = ownerOf('pack');
  if (!owner) return null;
  const store = new PackStore(owner);
  const [kept, unsent] = [await store.read(), await store.unsent()];
  return { kept, unsent: unsent.length };
}

/** The pack of this browser, and how many answers wait to be sent. */
export const useKeptPack = () => useQuery({ queryKey, queryFn: readKept, gcTime: 0, staleTime: 0 });

/** Loads a pack for the account of the page, with what is needed to open it without a connection. */
export function useLoadPack() {
  const { client } = trpc.useUtils();
  const keeper = useSessionKeeper();
  const queries = useQueryClient();
  return async () => {
    const { owner } = keeper;
    if (!owner) return;
    const pack = await client.practice.pack.query();
    // The worker comes first: without it, the page of the loaded questions could not be opened offline.
    await startWorker(pageLanguage());
    await new PackStore(owner).write(pack);
    markOwner('pack', owner);
    await queries.invalidateQueries({ queryKey });
  };
}

/** Removes the packs of this browser; answers that wait stay, for the account that gave them. */
export async function removePacks(): Promise<void> {
  const store = new PackStore(0);
  await store.removePacks();
  if (ownerOf('push') === undefined) await stopWorker();
  if (await store.hasUnsent()) markOwner('pack', 0);
  else unmarkOwner('pack');
}

export function useRemovePack() {
  const queries = useQueryClient();
  return async () => {
    await removePacks();
    await queries.invalidateQueries({ queryKey });
  };
}

/**
 * Sends the answers that wait of the account of this page. Without a connection they stay stored; the learner is
 * informed of refused ones.
 */
export function useSendKept() {
  const m = useMessages(offlineMessages);
  const format = useFormat();
  const toast = useToast();
  const { client } = trpc.useUtils();
  const changed = usePracticeChanged();
  const keeper = useSessionKeeper();
  const queries = useQueryClient();
  return async () => {
    const { owner } = keeper;
    if (!owner) return;
    const store = new PackStore(owner);
    for (;;) {
      const answers = (await store.unsent()).slice(0, maxSent);
      if (answers.length === 0) return;
      const { answers: outcomes } = await client.practice.sendKept.mutate({ answers });
      await store.confirm(new Set(outcomes.map(({ answerId }) => answerId)));
      const refused = outcomes.filter(({ outcome }) => outcome === 'refused').length;
      if (refused > 0) {
        const title = m.notCounted({ count: format.count(refused) });
        toast({ title, message: m.notCountedHint, tone: 'fail' });
      }
      await queries.invalidateQueries({ queryKey });
      changed();
    }
  };
}

/** Checks answers to a pack's questions in this browser: each is kept first, then shown with its key, then sent. */
export function useCheckKept(questions: readonly KeptQuestion[]): CheckAnswer {
  const clock = useServerClock();
  const queries = useQueryClient();
  const send = useSendKept();
  return async (given) => {
    const owner = ownerOf('pack');
    const question = questions.find(({ asked }) => asked.questionId === given.questionId);
    if (!owner || !question) throw new Error('The pack was removed');
    const review = gradeKept(question, given);
    const answeredAt = new Date(clock.now()).toISOString();
    await new PackStore(owner).keep(KeptAnswer.parse({ ...given, answeredAt }), review.isCorrect);
    await queries.invalidateQueries({ queryKey });
    void send().catch(() => {});
    return { review, dueAt: null };
  };
}
