import { useEffect, useState } from 'react';

/** An address for a file that is still only in the browser; given back when it is no longer shown. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const [made, setMade] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    // An address belongs to the document, so it is made and given back here and not while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return made && made.file === file ? made.address : null;
};
