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
import { type ReactNode, useId, useRef } from 'react';
import { NewTestimonial, testimonialLength } from '#shared/features/testimonial/schema.ts';
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

export function TestimonialForm({ name, onSent }: { name: string; onSent: () => void }) {
  const { form: m } = useMessages(testimonialMessages);
  const submit = useSubmitTestimonial();
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
            <RatingField
              value={words.rating}
              error={form.errors.rating}
              onChange={(rating) => form.setFieldValue('rating', rating)}
            />
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
                c={words.content.trim().length > testimonialLength ? 'var(--fail)' : 'dimmed'}
                ta="end"
                mt="2xs"
                data-figures
              >
                {m.length({ length: words.content.trim().length, most: testimonialLength })}
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
      <Preview words={words} />
    </SimpleGrid>
  );
}

interface RatingFieldProps {
  value: number;
  error: ReactNode;
  onChange: (rating: number) => void;
}

function RatingField({ value, error, onChange }: RatingFieldProps) {
  const messages = useMessages(testimonialMessages);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Input.Wrapper
      label={messages.form.rating}
      withAsterisk
      error={error}
      labelElement="div"
      labelProps={{ id }}
      errorProps={{ id: errorId }}
    >
      <div className={classes.rating}>
        <StarChoice
          value={value}
          onChange={onChange}
          labelledBy={id}
          labelOf={(star) => messages.star({ star, label: ratingLabel(star, messages) })}
          errorId={error ? errorId : undefined}
        />
        <Text component="span" c="dimmed" aria-live="polite">
          {ratingLabel(value, messages)}
        </Text>
      </div>
    </Input.Wrapper>
  );
}

/** The testimonial as visitors will see it. */
function Preview({ words }: { words: Omit<NewTestimonial, 'idempotencyKey'> }) {
  const { preview } = useMessages(testimonialMessages);
  return (
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
  );
}
