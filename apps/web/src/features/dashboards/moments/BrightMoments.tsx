import { Suspense, useState } from 'react';
import { CONFETTI_MS, CONFETTI_PIECES, mayStarMoments } from '@amberway/contract/dashboards/bright-moments';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { loadable } from '../../../kernel/loadable.tsx';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import type { Confetti as FullConfetti } from '../../../ui/celebration/Confetti.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { homeLabels } from '../labels.ts';
import { MomentGrid } from './MomentGrid.tsx';
import styles from './moments.module.css';
import { useDrawnMoments, useOwnMoments } from './use-moments.ts';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

const Quiet: typeof FullConfetti = () => <></>;

// Loaded with the first star; where it cannot be loaded, the sentence alone celebrates.
const Confetti = loadable(async () => (await import('../../../ui/celebration/Confetti.tsx')).Confetti, Quiet);

/** The celebration: confetti for five seconds, and a sentence; in calm mode the sentence only. */
const Celebration = ({ onEnd }: { onEnd: () => void }) => {
  const { look } = usePreferences();
  return look.calm ? null : (
    <Suspense>
      <Confetti pieces={CONFETTI_PIECES} ms={CONFETTI_MS} onEnd={onEnd} />
    </Suspense>
  );
};

const OwnMoments = () => {
  const { moments, toggle } = useOwnMoments();
  const [celebrated, setCelebrated] = useState(0);
  const [falling, setFalling] = useState(false);
  const press = (index: number) => {
    const starring = moments?.prompts[index]?.stared === false;
    toggle(index);
    setCelebrated(starring ? celebrated + 1 : 0);
    setFalling(starring);
  };
  if (!moments) return <Skeleton title={false} rows={8} />;
  return (
    <>
      <MomentGrid moments={moments} onPress={press} />
      <p className={styles['praise']} role="status">
        {celebrated > 0 && homeLabels.wellDone}
      </p>
      {falling && <Celebration key={celebrated} onEnd={() => setFalling(false)} />}
    </>
  );
};

const SomeonesMoments = () => (
  <>
    <MomentGrid moments={useDrawnMoments()} />
    <p className={styles['praise']}>{homeLabels.onlyFamilies}</p>
  </>
);

/** Six things to notice this week. */
export const BrightMoments = () => (
  <SectionCard title={dashboardTexts.brightMoments}>
    {mayStarMoments(viewerOf(useMe())) ? <OwnMoments /> : <SomeonesMoments />}
  </SectionCard>
);
