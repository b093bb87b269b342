import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const Route = createFileRoute('/quiz-summary')({
  component: () => (
    <Page>
      <PageHeader title="Quiz Summary" />
    </Page>
  ),
});
