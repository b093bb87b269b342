import {
  Alert,
  Button,
  Card,
  Input,
  Rating,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconAlertTriangle, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { ratingLabel } from '#shared/features/testimonial/rules.ts';
import { NewTestimonial } from '#shared/features/testimonial/schema.ts';
import { useZodForm } from '../../ui/form.tsx';
import { useSubmitTestimonial } from './api.ts';
import classes from './testimonial-form.module.css';
import { TestimonialQuote } from './testimonial-quote.tsx';

const longest = 500;
const failed = 'Failed to submit testimonial. Please try again.';

export function TestimonialForm({ name, onSent }: { name: string; onSent: () => void }) {
  const submit = useSubmitTestimonial();
  const ratingId = useId();
  const { form, formProps, pending, failure } = useZodForm({
    schema: NewTestimonial,
    initialValues: { name, role: '', content: '', rating: 0 },
    onSubmit: async (testimonial) => {
      await submit.mutateAsync(testimonial);
      onSent();
    },
  });
  const words = form.getValues();
  const { error: ratingError, ...rating } = form.getInputProps('rating');

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" className={classes.sheet}>
      <Card padding="lg">
        <form {...formProps}>
          <Stack>
            <TextInput
              label="Name"
              description="As it shall stand beside your words"
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
                <Rating
                  emptySymbol={<IconStar className={classes.empty} size={36} stroke={1.5} />}
                  fullSymbol={<IconStarFilled className={classes.full} size={36} />}
                  aria-labelledby={ratingId}
                  {...(ratingError ? { 'aria-invalid': true, tabIndex: -1 } : {})}
                  getSymbolLabel={(stars) =>
                    stars === 0 ? ratingLabel(0) : `${stars} of 5 stars: ${ratingLabel(stars)}`
                  }
                  {...rating}
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
                {failure.message} What you wrote is still here.
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
