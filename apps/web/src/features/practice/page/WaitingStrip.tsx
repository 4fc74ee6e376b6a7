import { useOutbox } from '../../../kernel/outbox/outbox.ts';
import { practiseLabels } from './labels.ts';
import { Strip } from './Strip.tsx';

/** How many entries wait, and how they go. Nothing if there are none. */
export const WaitingStrip = () => {
  const { waiting, needsSignIn } = useOutbox();
  if (waiting.length === 0) return null;
  return (
    <Strip tone="info">
      <b>{practiseLabels.waiting(waiting.length)}</b>{' '}
      {needsSignIn ? practiseLabels.signInToSend : practiseLabels.byThemselves(waiting.length)}
    </Strip>
  );
};
