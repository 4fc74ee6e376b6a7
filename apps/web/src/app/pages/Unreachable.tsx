import type { ApiError } from '../../kernel/api-error.ts';
import { signOut } from '../../kernel/sign-in/session.ts';
import { MaintenancePicture } from '../../ui/illustrations/MaintenancePicture.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

type Props = { /** Absent while a retry is pending. */ error?: ApiError; onRetry: () => void };

/** A session exists, but the server did not return its user. Nothing is lost; the page offers a retry. */
export const Unreachable = ({ error, onRetry }: Props) => (
  <MessagePage
    title="We could not load your account"
    picture={<MaintenancePicture />}
    requestId={error?.requestId}
    actions={
      <>
        <Button variant="primary" onClick={onRetry} busy={!error} busyText="Trying again…">
          Try again
        </Button>
        <Button onClick={() => signOut()}>Sign out</Button>
      </>
    }
  >
    <p role="alert">{error?.message ?? 'One moment, please.'}</p>
  </MessagePage>
);
