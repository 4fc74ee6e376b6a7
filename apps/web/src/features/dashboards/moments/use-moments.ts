import { useEffect, useState } from 'react';
import { type BrightMoments, drawMoments, momentsNow, toggleStar } from '@amberway/contract/dashboards/bright-moments';
import { useDraft } from '../../../kernel/drafts/use-draft.ts';
import { useMe } from '../../../kernel/queries/me.ts';

const KIND = 'bright-moments';

/** Six at random. Others than the family see a random draw, without stars. */
export const useDrawnMoments = (): BrightMoments => useState(() => drawMoments(Date.now(), Math.random))[0];

/** The stored draw, if it is still valid at that time. */
const stillGood = (stored: unknown, now: number): BrightMoments | undefined => {
  const found = momentsNow(stored, now, () => 0);
  return found === stored ? found : undefined;
};

/**
 * The family's own draw with its stars. It is in this browser's storage while they are signed in; the server has a
 * copy, so that the week's draw is the same after signing out, which clears the browser.
 */
export const useOwnMoments = () => {
  const { _id } = useMe();
  const drawn = useDrawnMoments();
  const [stored, setStored] = useState<unknown>(null);
  const [ready, setReady] = useState(false);
  const [changed, setChanged] = useState<BrightMoments>();
  const moments = changed ?? (ready ? (stillGood(stored, drawn.createdAt) ?? drawn) : undefined);
  const draft = useDraft<BrightMoments>(KIND, _id, { value: moments, onRestore: setStored });
  // The stored draw is known only after the first render.
  if (draft.ready && !ready) setReady(true);

  // Two tabs starred different moments: the later star wins, without a conflict dialog.
  const { status, keepMine } = draft;
  useEffect(() => {
    if (status === 'conflict') keepMine();
  }, [status, keepMine]);

  return { moments, toggle: (index: number) => setChanged(moments && toggleStar(moments, index)) };
};
