import { useState } from 'react';
import { MediaPreview } from '../../ui/media/MediaPreview.tsx';
import type { Preview } from './preview.ts';

/** One preview dialog for a picture or video, shared by all rows. */
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
