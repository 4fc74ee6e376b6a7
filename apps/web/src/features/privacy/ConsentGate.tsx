import { lazy, type ReactNode, Suspense } from 'react';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import { useMe } from '../../kernel/queries/me.ts';

const ConsentDialog = lazy(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog }));

/** A family that has not agreed to the present words is asked, once, before anything else; nobody agrees for it. */
export const ConsentGate = ({ children }: { children: ReactNode }) => {
  const { role, consentVersion } = useMe();
  if (role !== 'Customer' || consentVersion === CONSENT_VERSION) return children;
  return (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  );
};
