import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const Route = createFileRoute('/quiz-overview/$id')({
  component: () => (
    <Page>
      <PageHeader title="Quiz Overview" />
    </Page>
  ),
});
