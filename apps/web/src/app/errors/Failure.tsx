import { useEffect } from 'react';
import { HOME_PATH, PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { mayBeSignedIn } from '../../kernel/sign-in/signed-in.ts';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { MessagePage } from '../pages/MessagePage.tsx';
import { describeError } from './describe.ts';

type Props = { error: unknown; onRetry: () => void; inShell?: boolean };

/** Opens the page as soon as there is a connection. The way back stays in the app, whose other pages are loaded. */
const UntilOnline = () => {
  useEffect(() => {
    const open = () => window.location.reload();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return <Button onClick={() => window.history.back()}>Go back</Button>;
};

/** Shown in place of a part that threw. Its links reload the document, since the router may be what failed. */
export const Failure = ({ error, onRetry, inShell = false }: Props) => {
  const { kind, title, text, requestId } = describeError(error);
  const home = mayBeSignedIn() ? HOME_PATH : PUBLIC_ROUTES.login;
  return (
    <MessagePage
      title={title}
      picture={<Mark size={64} />}
      requestId={requestId}
      inShell={inShell}
      actions={
        kind === 'offline' ? (
          <UntilOnline />
        ) : (
          <>
            {kind === 'newVersion' ? (
              <Button variant="primary" onClick={() => window.location.reload()}>
                Reload page
              </Button>
            ) : (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            <Button onClick={() => window.location.assign(home)}>Go home</Button>
          </>
        )
      }
    >
      <p>{text}</p>
    </MessagePage>
  );
};
