import { listPage } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type AuditRow = Outputs['audit']['page']['items'][number];
export type AuditSearch = Inputs['audit']['page'];

/** A page of the audit trail; the page before stays on screen while the next one comes. */
export const useAuditPage = (search: AuditSearch) => trpc.audit.page.useQuery(search, listPage);
