import { useEffect, useState } from 'react';

/**
 * Whether this picture failed to load. A different picture is tried again, and this one when the connection is back.
 */
export const usePictureGone = (src: string | null | undefined) => {
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (!gone) return undefined;
    const tryAgain = () => setGone(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [gone]);
  return { isGone: Boolean(src) && src === gone, onError: () => setGone(src ?? null) };
};
