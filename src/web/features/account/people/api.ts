import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type PersonRow = Outputs['account']['people']['items'][number];
export type Person = Outputs['account']['person'];
export type PeopleQuery = Inputs['account']['people'];

/** A page of the accounts; the page before stays on screen while the next one comes. */
export const usePeople = (query: PeopleQuery) =>
  trpc.account.people.useQuery(query, { placeholderData: (before) => before });
export const usePerson = (id: number) => trpc.account.person.useQuery({ id });

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
  return {
    merge: trpc.merge.run.useMutation({ onSuccess }).mutateAsync,
    suspend: trpc.account.suspendPeople.useMutation({ onSuccess }).mutateAsync,
    lift: trpc.account.liftSuspensions.useMutation({ onSuccess }).mutateAsync,
    endSessions: trpc.account.endSessionsOf.useMutation({ onSuccess }).mutateAsync,
    setRoles: trpc.account.setRoles.useMutation({ onSuccess }).mutateAsync,
    mailReset: trpc.account.mailReset.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.account.deletePerson.useMutation({ onSuccess }).mutateAsync,
    keep: trpc.account.keepPerson.useMutation({ onSuccess }).mutateAsync,
  };
}

/** Accounts by a part of their name or address; none without one. */
export const useFoundPeople = (q: string) =>
  trpc.account.people.useQuery(
    { q, perPage: 6 },
    { enabled: q !== '', placeholderData: (before) => before },
  ).data?.items ?? [];

/** What would move if the two accounts became one. */
export const useMergePreview = (accounts: Inputs['merge']['preview']) =>
  trpc.merge.preview.useQuery(accounts, { staleTime: 0 });
