import { Anchor, Text } from '@mantine/core';
import { productName } from '#shared/kernel/product.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useDates } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { receiptText } from '../review/receipt-text.ts';
import { type ReviewedAttempt, useReceipt } from './api.ts';
import { resultsMessages } from './messages/messages.ts';

/** What the server received of an attempt, with its number, and the signed receipt to download. */
export function ReceiptLine({ review }: { review: ReviewedAttempt }) {
  const m = useMessages(resultsMessages);
  const reviewed = useMessages(reviewMessages);
  const dates = useDates();
  const toast = useToast();
  const loadReceipt = useReceipt();
  const download = () =>
    loadReceipt(review.id).then(
      (receipt) =>
        saveFile(
          m.receiptFile({ product: productName.toLowerCase(), id: review.id }),
          JSON.stringify(receipt, null, 2),
          'application/json',
        ),
      (error: unknown) =>
        toast({ title: m.noReceipt, message: failureOf(error).message, tone: 'fail' }),
    );
  return (
    <Text c="dimmed" size="sm">
      {m.attempt({ id: review.id })}{' '}
      <span suppressHydrationWarning>{receiptText(review.receipt, reviewed, dates)}</span>
      {review.hasSignedReceipt && (
        <>
          {' '}
          <Anchor
            component="button"
            type="button"
            inherit
            data-print="hide"
            onClick={() => void download()}
          >
            {m.downloadReceipt}
          </Anchor>
        </>
      )}
    </Text>
  );
}
