import { Suspense, useEffect, useRef, useState } from 'react';
import type { SecondNeeded } from '@amberway/contract/kernel/second-needed';
import { ssoTexts } from '@amberway/contract/auth/sso-texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { ApiError, messageOf } from '../../../kernel/api-error.ts';
import { useLocation, useNavigate } from '../../../kernel/router.ts';
import { loadSession } from '../../../kernel/sign-in/start.ts';
import { Heading } from '../../../ui/pages/Heading.tsx';
import { SplitPage } from '../../../ui/pages/SplitPage.tsx';
import { signInLabels } from '../sign-in-labels.ts';
import { readReturned } from './returned.ts';
import { type Failure, SsoFailure } from './SsoFailure.tsx';
import { ssoLabels } from './sso-labels.ts';
import { loadable } from '../../../kernel/loadable.tsx';

const SecondStep = loadable(async () => (await import('../SecondStep.tsx')).SecondStep);

const failureOf = (error: unknown): Failure => ({
  message: messageOf(error, ssoTexts.failed),
  // It may not have reached the server, so the code may still work.
  mayRepeat: !(error instanceof ApiError) || error.noResponse,
});

/** Where the directory sends the browser back: finishes the sign-in, or says why not. */
export const SsoScreen = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  // Read once: the address is cleared, since a code in the history or in a bookmark is of no use to anybody.
  const [returned] = useState(() => readReturned(search));
  const [failure, setFailure] = useState<Failure | null>(
    typeof returned === 'string' ? { message: returned, mayRepeat: false } : null,
  );
  const [second, setSecond] = useState<SecondNeeded>();
  const begun = useRef(false);
  const open = (path: string) => navigate(path, { replace: true });

  const finish = async () => {
    if (typeof returned === 'string') return;
    setFailure(null);
    try {
      await loadSession();
      const { enterFromDirectory } = await import('./finish.ts');
      open(await enterFromDirectory(returned));
    } catch (error) {
      if (error instanceof ApiError && error.second) setSecond(error.second);
      else setFailure(failureOf(error));
    }
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (search) open(PUBLIC_ROUTES.sso);
    void finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the code works once
  }, []);

  const content = () => {
    if (failure) return <SsoFailure {...failure} onRepeat={() => void finish()} />;
    if (!second)
      return (
        <div role="status">
          <Heading title={signInLabels.signingIn}>{ssoLabels.oneMoment}</Heading>
        </div>
      );
    // The directory's code was used up by the first step: going back means to start again.
    const goBack = (why?: string) =>
      why ? setFailure({ message: why, mayRepeat: false }) : open(PUBLIC_ROUTES.clinicianLogin);
    return (
      <Suspense>
        <SecondStep second={second} onEntered={open} onBack={goBack} />
      </Suspense>
    );
  };

  return (
    <SplitPage title={signInLabels.signIn} motto={signInLabels.workspaceMotto}>
      <meta name="referrer" content="no-referrer" />
      {content()}
    </SplitPage>
  );
};
