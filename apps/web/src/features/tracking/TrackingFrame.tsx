import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '../../kernel/router.ts';
import { PAGE_MESSAGE, type PageMessage, READY_MESSAGE, TRACKING_FRAME_PATH } from '@amberway/contract/tracking/frame';
import { useMe } from '../../kernel/queries/me.ts';
import { trackedPage } from './pages.ts';
import { trackingQuery } from './queries.ts';

/**
 * Runs the stored tracking code on permitted pages: in an iframe with an opaque origin, which can read nothing of
 * this page, its storage or its session. It gets the kind of page, and is removed before any other page is rendered.
 */
export const TrackingFrame = () => {
  const { role, firstTimeLogin } = useMe();
  const { pathname } = useLocation();
  const page = trackedPage(role, firstTimeLogin, pathname);
  const { data } = useQuery({ ...trackingQuery, enabled: page !== null });
  const stored = data?.[0];
  const isRunning = page !== null && Boolean(stored?.code);
  const frame = useRef<HTMLIFrameElement>(null);

  const postPage = useEffectEvent(() => {
    if (page === null) return;
    const message: PageMessage = { type: PAGE_MESSAGE, page };
    // An opaque origin cannot be a postMessage target, so it is '*'; the message names no person.
    frame.current?.contentWindow?.postMessage(message, '*');
  });
  useEffect(() => {
    const onMessage = ({ source, data: message }: MessageEvent) => {
      if (message === READY_MESSAGE && source === frame.current?.contentWindow) postPage();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => postPage(), [page]);

  if (!isRunning) return null;
  return (
    <iframe
      // A changed code gets a new document.
      key={stored?.version}
      ref={frame}
      src={TRACKING_FRAME_PATH}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      title="Statistics"
      aria-hidden="true"
      tabIndex={-1}
      hidden
    />
  );
};
