import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { UnsentQuestion } from '../kernel/drafts/UnsentQuestion.tsx';
import { expectOutbox, useOutboxWanted } from '../kernel/outbox/waiting.ts';
import { IdleWatch } from '../kernel/idle/IdleWatch.tsx';
import { LiveUpdates } from '../kernel/live/LiveUpdates.tsx';
import { useMe } from '../kernel/queries/me.ts';
import { rememberQueries } from '../kernel/queries/remembered.ts';
import { ownerOf } from '../kernel/sign-in/session.ts';
import { updateSessionUser } from '../kernel/sign-in/state.ts';
import { FactorGate } from '../features/account/public.ts';
import { WelcomeGate } from '../features/onboarding-forms/wizard/WelcomeGate.tsx';
import { ConsentGate } from '../features/privacy/public.ts';
import { TrackingFrame } from '../features/tracking/public.ts';
import { Audience } from './Audience.tsx';
import { useIdle } from './shell/use-idle.ts';
import { cacheFor, startCache } from './cache.ts';
import { useDevice } from './device/use-device.ts';
import { lazyPart } from './errors/lazy-part.tsx';
import { Shell } from './shell/Shell.tsx';

export { prepareCache } from './cache.ts';

// Lazy: it is not needed before something is written, and only by families on their own account.
const Outbox = lazyPart(async () => (await import('./outbox/Outbox.tsx')).Outbox);
/** After its code could not be loaded. */
const RETRY_MS = 5 * SECOND;

const OwnOutbox = () => {
  const me = useMe();
  const idle = useIdle();
  const wanted = useOutboxWanted();
  const isOwn = isFamily(me) && !me.actor;
  const [tries, setTries] = useState(0);
  useEffect(() => (isOwn ? expectOutbox() : undefined), [isOwn]);
  if (!isOwn || !(idle || wanted)) return null;
  return <Outbox key={tries} partProps={{}} onFail={() => setTimeout(() => setTries(tries + 1), RETRY_MS)} />;
};

/**
 * Public pages such as Getting Started unmount the area and its query cache. Without this, the area would start again
 * with the user as of sign-in: without consent and with the wizard still to do.
 */
const SessionUser = () => {
  const me = useMe();
  useEffect(() => updateSessionUser(me), [me]);
  return null;
};

/** Everything behind sign-in. One session has one query cache; both end together. */
export const SignedInArea = ({ user }: { user: CurrentUser }) => {
  const [client] = useState(() => cacheFor(user));
  const owner = ownerOf(user);
  useEffect(() => startCache(client), [client]);
  useEffect(() => rememberQueries(client, owner), [client, owner]);
  useDevice(user);
  return (
    <QueryClientProvider client={client}>
      <Audience role={user.role}>
        <ConsentGate>
          <FactorGate>
            <Shell />
            <WelcomeGate />
            <TrackingFrame />
            <LiveUpdates />
            <OwnOutbox />
          </FactorGate>
        </ConsentGate>
        <SessionUser />
        <IdleWatch />
        <UnsentQuestion />
      </Audience>
    </QueryClientProvider>
  );
};
