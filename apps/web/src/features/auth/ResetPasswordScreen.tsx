import { useEffect, useRef, useState } from 'react';
import { useParams } from '../../kernel/router.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Heading } from '../../ui/pages/Heading.tsx';
import { SplitPage } from '../../ui/pages/SplitPage.tsx';
import { bootSession } from '../../kernel/sign-in/boot.ts';
import { useSession } from '../../kernel/sign-in/state.ts';
import { mayBeSignedIn } from '../../kernel/sign-in/signed-in.ts';
import { LinkRefused } from './LinkRefused.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignedInQuestion } from './SignedInQuestion.tsx';
import { useLink } from './use-link.ts';
import { labels } from './labels.ts';

type Person = { firstName: string; lastName: string; email: string };
/** `person` is null when the server could not be reached to identify them. */
type SignedInHere = { known: false } | { known: true; signedIn: boolean; person: Person | null };

/** Who is signed in while a public page is open; in a customer's view, the staff member. */
const useSignedInHere = (): SignedInHere => {
  const session = useSession();
  const [restored, setRestored] = useState(() => session !== null || !mayBeSignedIn());
  useEffect(() => {
    if (!restored) void bootSession().then(() => setRestored(true));
  }, [restored]);
  if (!restored) return { known: false };
  return { known: true, signedIn: mayBeSignedIn(), person: session && (session.user.actor ?? session.user) };
};

/** The clicked button is gone, so focus moves to the heading of the new content. */
const useFocusOnChange = (shown: string | null) => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!shown || last.current === shown) return;
    const heading = last.current && document.querySelector<HTMLElement>('main h1');
    last.current = shown;
    if (!heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  }, [shown]);
};

const OpenedLink = ({ token }: { token: string }) => {
  const here = useSignedInHere();
  const { state, retry, refuse } = useLink(token, here.known);
  const asks = here.known && here.signedIn && state?.kind === 'live';
  useFocusOnChange(state && (asks ? 'question' : state.kind));
  if (!here.known || !state) return <p role="status">{labels.checkingLink}</p>;
  if (state.kind === 'refused') return <LinkRefused signedIn={here.signedIn} />;
  if (state.kind === 'failed') {
    return (
      <>
        <Heading title={labels.checkFailed} />
        <Alert tone="danger" role="alert" title={state.message} />
        <Button variant="primary" size="large" wide onClick={retry}>
          {labels.checkAgain}
        </Button>
      </>
    );
  }
  if (asks) return <SignedInQuestion owner={state.owner} person={here.person} />;
  return <ResetPasswordForm token={token} owner={state.owner} onLinkRefused={refuse} />;
};

export const ResetPasswordScreen = () => {
  const { token } = useParams();
  return (
    <SplitPage title={labels.resetTitle} motto={labels.resetMotto}>
      {/* The URL contains the token: no referrer is sent to linked pages. */}
      <meta name="referrer" content="no-referrer" />
      {token ? <OpenedLink key={token} token={token} /> : <LinkRefused />}
    </SplitPage>
  );
};
