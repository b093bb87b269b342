import { trpc } from '../../trpc.ts';

const cachedFor = 5 * 60_000;

export const useCategories = () => trpc.category.list.useQuery(undefined, { staleTime: cachedFor });
