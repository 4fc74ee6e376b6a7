import { Skeleton } from '../../ui/kit/Skeleton.tsx';

/** Shown in place of the fields until their initial values are loaded. */
export const LetterLoading = () => (
  <div role="status" aria-label="Loading">
    <Skeleton rows={8} />
  </div>
);
