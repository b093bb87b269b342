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
import { ratingLabel } from '#shared/features/testimonial/rules.ts';
import { NewTestimonial } from '#shared/features/testimonial/schema.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { asSentence } from '#web/ui/text/format.ts';
import { useSubmitTestimonial } from './api.ts';
import { StarChoice } from './star-choice.tsx';
import classes from './testimonial-form.module.css';
import { TestimonialQuote } from './testimonial-quote.tsx';

const longest = 500;
const failed = 'Failed to submit testimonial. Please try again.';

export function TestimonialForm({ name, onSent }: { name: string; onSent: () => void }) {
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
      <UnsavedGuard isUnsaved={() => changed && !sent.current}>
        Your testimonial has not been sent and would be lost.
      </UnsavedGuard>
      <Card padding="lg">
        <form {...formProps}>
          <Stack>
            <TextInput
              label="Name"
              description="As it will appear with your testimonial"
              withAsterisk
              autoComplete="name"
              {...form.getInputProps('name')}
            />
            <TextInput
              label="Role/Title"
              description="Student, teacher, curious person …"
              withAsterisk
              {...form.getInputProps('role')}
            />
            <Input.Wrapper
              label="Rating"
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
                  isInvalid={Boolean(ratingError)}
                />
                <Text component="span" c="dimmed" aria-live="polite">
                  {ratingLabel(words.rating)}
                </Text>
              </div>
            </Input.Wrapper>
            <div>
              <Textarea
                label="Testimonial"
                description="What is it like to learn here?"
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
                {words.content.trim().length} of {longest}
              </Text>
            </div>
            {failure && !failure.fields && (
              <Alert
                color="fail"
                role="alert"
                title={failed}
                icon={<IconAlertTriangle aria-hidden />}
              >
                {asSentence(failure.message)} What you wrote is still here.
              </Alert>
            )}
            <Button type="submit" loading={pending}>
              Submit Testimonial
            </Button>
          </Stack>
        </form>
      </Card>
      <section aria-label="Preview" className={classes.preview}>
        <Text size="sm" c="dimmed" mb="xs">
          How it will look
        </Text>
        <Card padding="xl">
          <TestimonialQuote
            words={{
              name: words.name || 'Your name',
              role: words.role || 'Your role',
              content: words.content || 'Your words.',
              rating: words.rating,
            }}
          />
        </Card>
      </section>
    </SimpleGrid>
  );
}
