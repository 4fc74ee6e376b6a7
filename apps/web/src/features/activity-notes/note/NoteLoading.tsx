import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

type Props = { error: Error | null; onRetry: () => void; busy: boolean };

/** Shown while a note is loading, or when it failed to load. */
export const NoteLoading = ({ error, onRetry, busy }: Props) =>
  error ? (
    <LoadFailure error={error} onRetry={onRetry} busy={busy} />
  ) : (
    <div role="status" aria-label="Loading">
      <Skeleton rows={8} />
    </div>
  );
