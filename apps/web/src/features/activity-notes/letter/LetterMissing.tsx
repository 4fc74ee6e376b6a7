import { isPassing } from '../../../kernel/api-error.ts';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { listHref } from '../paths.ts';
import { letterTexts as texts } from './texts.ts';

type Props = {
  gone: boolean;
  /** What is said of a note that is gone. */
  goneTitle?: string | undefined;
  error: Error | null;
  onRetry: () => void;
  busy: boolean;
};

/** In place of a letter that was taken back, is out of reach or could not be loaded. */
export const LetterMissing = ({ gone, goneTitle = texts.gone, error, onRetry, busy }: Props) => {
  const [params] = useSearchParams();
  if (gone) {
    return (
      <div role="status">
        <EmptyState title={goneTitle} action={<Link to={listHref(params)}>{texts.toNotes}</Link>}>
          {texts.goneWhy}
        </EmptyState>
      </div>
    );
  }
  if (!error || (isPassing(error) && !navigator.onLine)) {
    return (
      <div role="status">
        <EmptyState
          title={texts.offline}
          action={
            <Button onClick={onRetry} busy={busy}>
              Try again
            </Button>
          }
        >
          {texts.offlineNote}
        </EmptyState>
      </div>
    );
  }
  return <LoadFailure error={error} onRetry={onRetry} busy={busy} />;
};
