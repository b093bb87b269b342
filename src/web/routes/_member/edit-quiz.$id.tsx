import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_member/edit-quiz/$id')({
  component: () => (
    <Page>
      <PageHeader title="Edit Quiz" />
    </Page>
  ),
});
