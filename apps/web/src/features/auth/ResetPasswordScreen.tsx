import { useState } from 'react';
import { useParams } from 'react-router';
import { Heading } from '../../ui/plain/Heading.tsx';
import { SplitPage } from '../../ui/plain/SplitPage.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { words } from './words.ts';

export const ResetPasswordScreen = () => {
  const { token } = useParams();
  const [refused, setRefused] = useState(false);
  return (
    <SplitPage title={words.resetTitle} motto={words.resetMotto}>
      {/* The address holds the token: nothing this page links to may learn it. */}
      <meta name="referrer" content="no-referrer" />
      {token && !refused ? (
        <>
          <Heading title={words.resetTitle}>{words.resetHint}</Heading>
          <ResetPasswordForm token={token} onLinkRefused={() => setRefused(true)} />
        </>
      ) : (
        <LinkRefused />
      )}
    </SplitPage>
  );
};
