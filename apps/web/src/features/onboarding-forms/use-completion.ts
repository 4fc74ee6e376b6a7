import { type RefObject, useEffect, useRef } from 'react';
import { isCompletedMessage } from '@amberway/contract/onboarding-forms/completed';

/** Calls back on the completion message of the iframe. Messages of other frames and origins are ignored. */
export const useCompletion = (
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onCompleted: () => void,
): void => {
  const completed = useRef(onCompleted);
  useEffect(() => {
    completed.current = onCompleted;
  });
  useEffect(() => {
    const { origin } = new URL(url, window.location.origin);
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (isCompletedMessage(event.data)) completed.current();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, frame]);
};
