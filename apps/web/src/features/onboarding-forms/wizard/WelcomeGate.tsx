import { isFamily } from '@amberway/contract/kernel/roles';
import { lazy, Suspense } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';

const WelcomeWizard = lazy(async () => ({ default: (await import('./WelcomeWizard.tsx')).WelcomeWizard }));

/** Customers who are here for the first time get the wizard; whoever acts for them does not end their first time. */
export const WelcomeGate = () => {
  const { role, firstTimeLogin } = useMe();
  if (!isFamily({ role }) || !firstTimeLogin) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeWizard />
    </Suspense>
  );
};
