import { type ReactNode, Suspense } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';
import { loadable } from '../../../kernel/loadable.tsx';

const FactorsDue = loadable(async () => (await import('./FactorsDue.tsx')).FactorsDue);

/** Staff who have to set up a second factor do that first. Until then the server opens nothing else. */
export const FactorGate = ({ children }: { children: ReactNode }) => {
  if (useMe().secondFactor?.due !== 'now') return children;
  return (
    <Suspense fallback={null}>
      <FactorsDue />
    </Suspense>
  );
};
