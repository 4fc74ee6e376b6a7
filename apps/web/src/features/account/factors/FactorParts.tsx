import type { ReactNode } from 'react';
import type { Factors } from '@amberway/contract/auth/factors';
import { Alert, type Tone } from '../../../ui/kit/Alert.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { labels } from './labels.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Totp } from './Totp.tsx';
import { useFactors } from './use-factors.ts';

type State = { tone: Tone; title: ReactNode; why?: string };

const stateOf = (factors: Factors): State => {
  if (factors.countsFrom) {
    const title = (
      <>
        {`${labels.countsFrom} `}
        <ViewerTime at={factors.countsFrom} />
      </>
    );
    return { tone: 'info', title, why: labels.countsSooner };
  }
  if (factors.has) return { tone: 'success', title: labels.on };
  if (factors.missing === 'secondWay') return { tone: 'warning', title: labels.oneMissing, why: labels.oneMissingWhy };
  // A passkey of a family is one more way in, beside the password.
  return { tone: 'info', title: factors.passkeys.length > 0 ? labels.either : labels.off };
};

const StateLine = ({ factors }: { factors: Factors }) => {
  const { tone, title, why } = stateOf(factors);
  return (
    <Alert tone={tone} title={title}>
      {why}
    </Alert>
  );
};

/** All ways to prove that it is oneself, with what is missing. `due`: the page already says that none is there. */
export const FactorParts = ({ due = false }: { due?: boolean }) => {
  const { factors, question, ...changes } = useFactors();
  const { data } = factors;
  return (
    <>
      <QueryPlaceholder query={factors} lines={6} />
      {data && (
        <>
          {!(due && data.missing === 'factor' && !data.countsFrom) && <StateLine factors={data} />}
          <Passkeys factors={data} {...changes} />
          <Totp factors={data} {...changes} />
          <RecoveryCodes factors={data} {...changes} />
        </>
      )}
      {question}
    </>
  );
};
