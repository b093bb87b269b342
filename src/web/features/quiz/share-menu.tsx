import { lazy, Suspense, useState } from 'react';
import { ShareButton } from './share-button.tsx';

const load = () => import('./share-menu-list.tsx');
const ShareMenuList = lazy(() => load().then((file) => ({ default: file.ShareMenuList })));

/** Challenges a friend to a quiz: on a network, or by a copied link. */
export function ShareMenu({ quiz }: { quiz: { id: number; title: string } }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <ShareButton
      title={quiz.title}
      onClick={() => setWanted(true)}
      onPointerEnter={load}
      onFocus={load}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenuList quiz={quiz} />
    </Suspense>
  );
}
