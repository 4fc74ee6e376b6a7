import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { lastRequestQuery, useLiveRequests } from './queries.ts';
import { offerOf, OpenRequest, RequestAnswer } from './RequestState.tsx';

/** The open sheet is part of the URL. */
const ASK_PARAM = 'askForSession';

const AskDialog = lazyOverlay(sessionRequestTexts.ask, async () => (await import('./AskDialog.tsx')).AskDialog);

type Props = {
  member: Pick<MemberSummary, '_id' | 'primaryContactObject'>;
  /** Names the open sheet in the URL: a page that offers it in two places opens one. */
  layer?: string;
  /** The page shows the last request in another place: here is only the button, and nothing while one is open. */
  buttonOnly?: boolean;
  /** The content and look of the button; by default an outlined button with its name. */
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * ‘Ask for a session’ opens a sheet; a request that is open, or a time that the coach has offered, stands in place of the
 * button. Nothing for those who may not ask, such as staff in the family's view.
 */
export const AskForSession = ({ member, layer = ASK_PARAM, buttonOnly = false, className, children }: Props) => {
  const may = useCan('sessionRequests', 'ask');
  const { data: last } = useQuery({ ...lastRequestQuery(member._id), enabled: may });
  const sheet = useLayerUrl(layer);
  useLiveRequests();
  const now = useNow();
  if (!may) return null;
  if (last?.status === 'open') return buttonOnly ? null : <OpenRequest request={last} />;
  const offered = !buttonOnly && last && offerOf(last, now) !== null;
  const show = { onPointerEnter: AskDialog.preload, onClick: () => sheet.show() };
  return (
    <>
      {!buttonOnly && last && <RequestAnswer request={last} />}
      {offered ? null : className === undefined ? (
        <Button {...show}>{children ?? sessionRequestTexts.ask}</Button>
      ) : (
        <button type="button" className={className} {...show}>
          {children}
        </button>
      )}
      {sheet.open && (
        <AskDialog
          memberId={member._id}
          coach={member.primaryContactObject?.firstName ?? 'your coach'}
          onClose={sheet.close}
        />
      )}
    </>
  );
};
