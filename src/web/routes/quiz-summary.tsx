import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/quiz-summary')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/quiz-summary"!</div>;
}
