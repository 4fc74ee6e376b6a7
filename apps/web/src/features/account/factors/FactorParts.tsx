import { Alert } from '../../../ui/kit/Alert.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { labels } from './labels.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Totp } from './Totp.tsx';
import { useFactors } from './use-factors.ts';

/** All ways to prove that it is oneself, with what is missing. */
export const FactorParts = () => {
  const { factors, question, ...changes } = useFactors();
  const { data } = factors;
  return (
    <>
      <QueryPlaceholder query={factors} lines={6} />
      {data && (
        <>
          {data.countsFrom ? (
            <Alert
              tone="info"
              title={
                <>
                  {`${labels.countsFrom} `}
                  <ViewerTime at={data.countsFrom} />
                </>
              }
            />
          ) : (
            <Alert
              tone={data.has ? 'success' : data.missing === 'secondWay' ? 'warning' : 'info'}
              title={data.has ? labels.on : data.missing === 'secondWay' ? labels.oneMissing : labels.off}
            />
          )}
          <Passkeys factors={data} {...changes} />
          <Totp factors={data} {...changes} />
          <RecoveryCodes factors={data} {...changes} />
        </>
      )}
      {question}
    </>
  );
};
