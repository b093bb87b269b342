import { useState } from 'react';
import { randomHex } from '#shared/kernel/text/random-id.ts';
import { useQuizzesChanged } from '#web/quizzes/api.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { noteRunning } from './running-import.ts';

export type ImportReport = Outputs['exchange']['importFile'];
export type ImportItem = ImportReport['items'][number];
export type ExportedFile = Outputs['exchange']['exportFile'];
type ImportFile = Inputs['exchange']['importFile'];

export const useRecentImports = () => trpc.exchange.imports.useQuery().data ?? [];

/** Quizzes by a part of their title. */
export const useQuizTitles = (q: string) =>
  trpc.quiz.pageForAuthor.useQuery({ q, sort: 'title' }, { placeholderData: (before) => before })
    .data?.items ?? [];

/** What a file has; nothing is added. */
export function useDryRun() {
  const { mutateAsync, isPending, error, reset } = trpc.exchange.importFile.useMutation();
  const [progressKey, setKey] = useState<string>();
  const read = (file: ImportFile) => {
    const key = randomHex();
    setKey(key);
    return mutateAsync({ ...file, dryRun: true, progressKey: key });
  };
  return { read, isPending, progressKey: isPending ? progressKey : undefined, error, reset };
}

/** Reads again what an import changes, after one has ended or was undone. */
export function useImportsChanged() {
  const calls = trpc.useUtils();
  const quizzesChanged = useQuizzesChanged();
  return () => {
    quizzesChanged();
    void calls.exchange.invalidate();
  };
}

export function useImport() {
  const onSuccess = useImportsChanged();
  const { mutateAsync, isPending, error } = trpc.exchange.importFile.useMutation({ onSuccess });
  const once = useIdempotencyKey();
  const add = (file: ImportFile) =>
    once((idempotencyKey) => {
      noteRunning({ key: idempotencyKey, fileName: file.fileName ?? '' });
      return mutateAsync({ ...file, idempotencyKey, progressKey: idempotencyKey });
    });
  return { add, isPending, error };
}

export function useUndoImport() {
  const onSuccess = useImportsChanged();
  return trpc.exchange.undoImport.useMutation({ onSuccess });
}

/** Makes a file; without a quiz, the template of a table. */
export function useExport() {
  const calls = trpc.useUtils();
  return (request: Inputs['exchange']['exportFile']) =>
    calls.exchange.exportFile.fetch(request, { staleTime: 0 });
}
