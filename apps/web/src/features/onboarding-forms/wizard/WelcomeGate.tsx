import { isFamily } from '@amberway/contract/kernel/roles';
import { Suspense } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';
import { loadable } from '../../../kernel/loadable.tsx';

const WelcomeWizard = loadable(async () => (await import('./WelcomeWizard.tsx')).WelcomeWizard);

/** Shows the wizard to customers at their first sign-in, but not to staff in their view, who must not complete it. */
export const WelcomeGate = () => {
  const { role, firstTimeLogin } = useMe();
  if (!isFamily({ role }) || !firstTimeLogin) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeWizard />
    </Suspense>
  );
};
