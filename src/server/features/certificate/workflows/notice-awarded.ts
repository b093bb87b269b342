import type { NoticeSource } from '#server/features/notice/workflows/find.ts';
import { listHolding } from '../queries.ts';

/** Its notices are written where certificates are awarded. */
export const awardedCertificates: NoticeSource = {
  kinds: ['certificate-issued'],
  listHolding: (db, notices) => listHolding(db, notices),
};
