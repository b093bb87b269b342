import {
  Alert,
  Button,
  Card,
  Input,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { NewTestimonial } from '#shared/features/testimonial/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { StarChoice } from '#web/ui/stars/star-choice.tsx';
import { asSentence } from '#web/ui/text/sentence.ts';
import { useSubmitTestimonial } from './api.ts';
import { testimonialMessages } from './messages/messages.ts';
import { ratingLabel } from './rating-label.ts';
import classes from './testimonial-form.module.css';
import { TestimonialQuote } from './testimonial-quote.tsx';

const longest = 500;

export function TestimonialForm({ name, onSent }: { name: string; onSent: () => void }) {
  const messages = useMessages(testimonialMessages);
  const { form: m, preview } = messages;
  const submit = useSubmitTestimonial();
  const ratingId = useId();
  const once = useIdempotencyKey();
  const sent = useRef(false);
  const { form, formProps, pending, changed, failure } = useZodForm({
    schema: NewTestimonial,
    initialValues: { name, role: '', content: '', rating: 0 },
    onSubmit: async (testimonial) => {
      await once((idempotencyKey) => submit.mutateAsync({ ...testimonial, idempotencyKey }));
      sent.current = true;
      onSent();
    },
  });
  const words = form.getValues();
  const ratingError = form.errors.rating;

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" className={classes.sheet}>
      <UnsavedGuard isUnsaved={() => changed && !sent.current}>{m.leaving}</UnsavedGuard>
      <Card padding="lg">
        <form {...formProps}>
          <Stack>
            <TextInput
              label={m.name}
              description={m.nameHint}
              withAsterisk
              autoComplete="name"
              {...form.getInputProps('name')}
            />
            <TextInput
              label={m.role}
              description={m.roleHint}
              withAsterisk
              {...form.getInputProps('role')}
            />
            <Input.Wrapper
              label={m.rating}
              withAsterisk
              error={ratingError}
              labelElement="div"
              labelProps={{ id: ratingId }}
            >
              <div className={classes.rating}>
                <StarChoice
                  value={words.rating}
                  onChange={(rating) => form.setFieldValue('rating', rating)}
                  labelledBy={ratingId}
                  labelOf={(star) => messages.star({ star, label: ratingLabel(star, messages) })}
                  isInvalid={Boolean(ratingError)}
                />
                <Text component="span" c="dimmed" aria-live="polite">
                  {ratingLabel(words.rating, messages)}
                </Text>
              </div>
            </Input.Wrapper>
            <div>
              <Textarea
                label={m.content}
                description={m.contentHint}
                withAsterisk
                minRows={5}
                maxRows={14}
                {...form.getInputProps('content')}
              />
              <Text
                size="sm"
                c={words.content.trim().length > longest ? 'var(--fail)' : 'dimmed'}
                ta="end"
                mt={4}
                data-figures
              >
                {m.length({ length: words.content.trim().length, most: longest })}
              </Text>
            </div>
            {failure && !failure.fields && (
              <Alert
                color="fail"
                role="alert"
                title={m.failed}
                icon={<IconAlertTriangle aria-hidden />}
              >
                {asSentence(failure.message)} {m.kept}
              </Alert>
            )}
            <Button type="submit" loading={pending}>
              {m.submit}
            </Button>
          </Stack>
        </form>
      </Card>
      <section aria-label={preview.label} className={classes.preview}>
        <Text size="sm" c="dimmed" mb="xs">
          {preview.hint}
        </Text>
        <Card padding="xl">
          <TestimonialQuote
            words={{
              name: words.name || preview.name,
              role: words.role || preview.role,
              content: words.content || preview.content,
              rating: words.rating,
            }}
          />
        </Card>
      </section>
    </SimpleGrid>
  );
}
