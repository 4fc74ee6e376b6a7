import { useState } from 'react';
import { removeTotp, startTotp } from '@amberway/contract/auth/factor-endpoints';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import type { Factors, TotpSetup } from '@amberway/contract/auth/factors';
import { endSession } from '../../../kernel/sign-in/session.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';
import { TotpDialog } from './TotpDialog.tsx';
import type { FactorChanges } from './use-factors.ts';

type Props = FactorChanges & { factors: Factors };

/** Codes from an authenticator app: on, off, set up again. */
export const Totp = ({ factors: { totp }, changed, confirmed }: Props) => {
  const ask = useQuestion();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const start = useAction(startTotp, { confirmed, done: ({ data }) => setSetup(data) });
  const remove = useAction(removeTotp, {
    confirmed,
    done: ({ data }) => {
      if (data.signedOut) return void endSession('expired');
      changed(data);
      return factorTexts.codesRemoved;
    },
  });
  return (
    <section className={styles['part']} aria-labelledby="totp">
      <h3 id="totp">{labels.totp}</h3>
      <p className={styles['hint']}>{labels.totpHint}</p>
      {totp && (
        <p className={styles['state']}>
          {`${labels.totpOn} `}
          <ViewerTime at={totp.confirmedAt} day />
          {totp.lastUsedAt && (
            <>
              {` · ${labels.lastUsed} `}
              <ViewerTime at={totp.lastUsedAt} />
            </>
          )}
        </p>
      )}
      <div className={styles['actions']}>
        <Button busy={start.busy} onClick={() => void start.run()}>
          {totp ? labels.renew : labels.setUp}
        </Button>
        {totp && (
          <Button
            danger
            onClick={() =>
              ask({
                question: labels.switchOffQuestion,
                details: labels.switchOffDetails,
                danger: true,
                onYes: () => remove.run(),
              })
            }
          >
            {labels.switchOff}
          </Button>
        )}
      </div>
      {setup && <TotpDialog setup={setup} confirmed={confirmed} changed={changed} onClose={() => setSetup(null)} />}
    </section>
  );
};
