import { type ReactNode, Suspense } from 'react';
import { hasAgreed } from '@amberway/contract/privacy/consent';
import { useMe } from '../../kernel/queries/me.ts';
import { loadable } from '../../kernel/loadable.tsx';

const ConsentDialog = loadable(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);

/** A family that has not agreed to the current consent text is asked, once. Until then nothing else is loaded. */
export const ConsentGate = ({ children }: { children: ReactNode }) => {
  if (hasAgreed(useMe())) return children;
  return (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  );
};
