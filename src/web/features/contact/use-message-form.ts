import { z } from 'zod';
import { ContactCategory, ContactForm } from '#shared/features/contact/schema.ts';
import { useUser } from '#web/session/session.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { useSendContactMessage } from './api.ts';

export interface SentMessage {
  email: string;
  reference: number | undefined;
}

/** The form may be without a category; a message to send has one. */
const Draft = ContactForm.extend({ category: z.string().pipe(ContactCategory) });

/** The form of a message; it begins with the name and the address of the signed-in member. */
export function useMessageForm(onSent: (sent: SentMessage) => void) {
  const user = useUser();
  const send = useSendContactMessage();
  const once = useIdempotencyKey();
  const initialValues: z.input<typeof Draft> = {
    name: user?.displayName || user?.firstName || user?.username || '',
    email: user?.email ?? '',
    subject: '',
    category: '',
    message: '',
    website: '',
  };
  const zodForm = useZodForm({
    schema: Draft,
    initialValues,
    onSubmit: async (message) => {
      const { success, reference } = await once((idempotencyKey) =>
        send.mutateAsync({ ...message, idempotencyKey }),
      );
      if (!success) throw new Error('The message was not taken');
      onSent({ email: message.email, reference });
    },
  });
  return { ...zodForm, sendError: send.error };
}
