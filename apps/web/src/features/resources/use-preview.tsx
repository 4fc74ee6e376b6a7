import { useState } from 'react';
import { MediaPreview } from '../../ui/media/MediaPreview.tsx';
import type { Preview } from './preview.ts';

/** One picture or film over the page, for all rows of it. */
export const usePreview = () => {
  const [shown, setShown] = useState<Preview | null>(null);
  const [open, setOpen] = useState(false);
  return {
    show: (preview: Preview) => {
      setShown(preview);
      setOpen(true);
    },
    dialog: shown && <MediaPreview {...shown} open={open} onClose={() => setOpen(false)} />,
  };
};
