import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ShareButton } from './share-button.tsx';

const load = () => import('./share-menu-list.tsx');
const ShareMenuList = lazyPart(() => load().then((file) => file.ShareMenuList));
/** A failure is ignored: opening the menu loads it again. */
const preload = () => void load().catch(() => {});

/** Challenges a friend to a quiz: on a network, or by a copied link. */
export function ShareMenu({ quiz }: { quiz: { id: number; title: string } }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <ShareButton
      title={quiz.title}
      onClick={() => setWanted(true)}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenuList quiz={quiz} />
    </Suspense>
  );
}
