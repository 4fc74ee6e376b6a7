import type { ReactNode } from 'react';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ApiError } from '../../kernel/api-error.ts';
import { NotFoundPicture } from '../../ui/illustrations/NotFoundPicture.tsx';
import { Button, ButtonLink } from '../../ui/kit/Button.tsx';
import { describeError } from '../errors/describe.ts';
import { MessagePage } from '../pages/MessagePage.tsx';

type Props = {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** An alternative action. */ extra?: ReactNode;
};

/** A switch that failed. A rejected one would be rejected again, so only other failures offer a retry. */
export const SwitchFailure = ({ title, error, onRetry, extra }: Props) => {
  const { text, requestId } = describeError(error);
  const final = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <MessagePage
      inShell
      title={title}
      picture={<NotFoundPicture />}
      requestId={final ? undefined : requestId}
      actions={
        <>
          {extra}
          {!final && (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink to={SCREENS.home.path} variant={final && !extra ? 'primary' : 'outline'} replace>
            Go to my home page
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{text}</p>
    </MessagePage>
  );
};
