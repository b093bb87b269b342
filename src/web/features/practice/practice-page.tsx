import { PracticeOverview } from './practice-overview.tsx';
import type { PracticeQuestionComponent } from './practice-parts.ts';
import { type PracticeSearch, wantedSet } from './practice-search.ts';
import { PracticeSession } from './session/practice-session.tsx';
import { SprintPage } from './sprint/sprint-page.tsx';

interface PracticePageProps {
  search: PracticeSearch;
  Question: PracticeQuestionComponent;
}

/** What can be practised, or the set that the address asks for. */
export function PracticePage({ search, Question }: PracticePageProps) {
  if (search.mode === 'sprint') return <SprintPage Question={Question} />;
  const wanted = wantedSet(search);
  if (!wanted) return <PracticeOverview />;
  return <PracticeSession key={JSON.stringify(wanted)} wanted={wanted} Question={Question} />;
}
