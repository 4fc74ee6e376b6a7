import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { UnsentQuestion } from '../kernel/drafts/UnsentQuestion.tsx';
import { IdleWatch } from '../kernel/idle/IdleWatch.tsx';
import { LiveUpdates } from '../kernel/live/LiveUpdates.tsx';
import { createQueryClient } from '../kernel/queries/client.ts';
import { meQuery } from '../kernel/queries/me.ts';
import { WelcomeGate } from '../features/onboarding-forms/wizard/WelcomeGate.tsx';
import { ConsentGate } from '../features/privacy/public.ts';
import { TrackingFrame } from '../features/tracking/public.ts';
import { ComponentTheme } from './ComponentTheme.tsx';
import { Shell } from './shell/Shell.tsx';

/** Everything behind sign-in. One session, one cache; both end together. */
export const SignedInArea = ({ user }: { user: CurrentUser }) => {
  const [client] = useState(() => {
    const created = createQueryClient();
    created.setQueryData(meQuery.queryKey, user);
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <ComponentTheme role={user.role}>
        <ConsentGate>
          <Shell />
          <WelcomeGate />
          <TrackingFrame />
          <LiveUpdates />
        </ConsentGate>
        <IdleWatch />
        <UnsentQuestion />
      </ComponentTheme>
    </QueryClientProvider>
  );
};
