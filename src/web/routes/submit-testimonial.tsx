import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const Route = createFileRoute('/submit-testimonial')({
  component: () => (
    <Page>
      <PageHeader title="Share Your Experience" />
    </Page>
  ),
});
