import { isFailure } from '#web/failure/failure.ts';
import { listFreshness, listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type PersonRow = Outputs['account']['people']['items'][number];
export type Person = Outputs['account']['person'];
export type PeopleQuery = Inputs['account']['people'];

/** A page of the accounts; the page before stays on screen while the next one comes. */
export const usePeople = (query: PeopleQuery) => trpc.account.people.useQuery(query, listPage);
export const usePerson = (id: number) => trpc.account.person.useQuery({ id }, listFreshness);

/** Reads the list as a file. */
export function usePeopleFile() {
  const { client } = trpc.useUtils();
  return (filter: Inputs['account']['peopleFile']) => client.account.peopleFile.query(filter);
}

/** Calls that change other people's accounts. */
export function usePeopleCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => {
    void calls.account.people.invalidate();
    void calls.account.person.invalidate();
  };
  // Another administrator, or the person, has changed the account meanwhile.
  const onError = (error: unknown) =>
    isFailure(error, 'conflict', 'not-found') ? onSuccess() : undefined;
  return {
    merge: trpc.merge.run.useMutation({ onSuccess, onError }).mutateAsync,
    suspend: trpc.account.suspendPeople.useMutation({ onSuccess, onError }).mutateAsync,
    lift: trpc.account.liftSuspensions.useMutation({ onSuccess, onError }).mutateAsync,
    endSessions: trpc.account.endSessionsOf.useMutation({ onSuccess, onError }).mutateAsync,
    setRoles: trpc.account.setRoles.useMutation({ onSuccess, onError }).mutateAsync,
    mailReset: trpc.account.mailReset.useMutation({ onSuccess, onError }).mutateAsync,
    remove: trpc.account.deletePerson.useMutation({ onSuccess, onError }).mutateAsync,
    keep: trpc.account.keepPerson.useMutation({ onSuccess, onError }).mutateAsync,
  };
}

/** Accounts by a part of their name or address; none without one. */
export const useFoundPeople = (q: string | undefined) =>
  trpc.account.people.useQuery({ q, perPage: 6 }, { ...listPage, enabled: q !== undefined });

/** What a merge of the two accounts would move; the former preview stays on screen while another one loads. */
export const useMergePreview = (accounts: Inputs['merge']['preview']) =>
  trpc.merge.preview.useQuery(accounts, { staleTime: 0, placeholderData: (before) => before });
