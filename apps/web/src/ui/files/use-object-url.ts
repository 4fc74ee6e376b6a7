import { useEffect, useState } from 'react';

/** An object URL for a file that is only in the browser; revoked when it is no longer shown. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const [made, setMade] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // An object URL belongs to the document, so it is created and revoked here and not while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made && made.file === file ? made.url : null;
};
