import { useState } from 'react';
import { makeRecoveryCodes } from '@amberway/contract/auth/factor-endpoints';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import type { Factors } from '@amberway/contract/auth/factors';
import { useMe } from '../../../kernel/queries/me.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useAction } from '../../../ui/use-action.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';
import type { FactorChanges } from './use-factors.ts';

const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const copy = useCopy();
  const { email } = useMe();
  const text = codes.join('\n');
  return (
    <Dialog
      open
      title={labels.codesTitle}
      closesBeside={false}
      footer={
        <Button variant="primary" onClick={onClose}>
          {labels.codesSaved}
        </Button>
      }
    >
      <p data-screen-only>{labels.codesHint}</p>
      <p className={styles['onPaper']}>{labels.codesOf(email)}</p>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles['actions']} data-screen-only>
        <Button onClick={() => window.print()}>{labels.print}</Button>
        <Button onClick={() => void copy(text, labels.codesCopied)}>{labels.copyCodes}</Button>
        <Button onClick={() => saveFile(labels.fileName, new Blob([`${text}\n`], { type: 'text/plain' }))}>
          {labels.download}
        </Button>
      </div>
    </Dialog>
  );
};

type Props = FactorChanges & { factors: Factors };

/** Ten codes for the day when everything else is lost; shown once. */
export const RecoveryCodes = ({ factors, changed, confirmed }: Props) => {
  const ask = useQuestion();
  const [made, setMade] = useState<{ codes: readonly string[]; factors: Factors } | null>(null);
  const make = useAction(makeRecoveryCodes, { confirmed, done: ({ data }) => setMade(data) });
  const { recoveryCodes } = factors;
  const hasFactor = factors.passkeys.length > 0 || factors.totp !== null;
  const replace = () =>
    ask({ question: labels.makeNewQuestion, details: labels.makeNewDetails, onYes: () => make.run() });
  return (
    <section className={styles['part']} aria-labelledby="recovery">
      <h3 id="recovery">{labels.recovery}</h3>
      <p className={styles['hint']}>{labels.recoveryHint}</p>
      <p className={styles['state']}>
        {recoveryCodes ? (
          <>
            {`${labels.recoveryLeft(recoveryCodes.left)} `}
            <ViewerTime at={recoveryCodes.createdAt} day />
          </>
        ) : hasFactor ? (
          labels.noRecovery
        ) : (
          factorTexts.factorFirst
        )}
      </p>
      {hasFactor && (
        <Button
          variant={factors.missing === 'secondWay' ? 'primary' : 'outline'}
          busy={make.busy}
          onClick={recoveryCodes ? replace : () => void make.run()}
        >
          {recoveryCodes ? labels.makeNew : labels.makeCodes}
        </Button>
      )}
      {made && (
        <CodesDialog
          codes={made.codes}
          onClose={() => {
            // Only now: the page that waits for a second way may close with it.
            changed(made.factors);
            setMade(null);
          }}
        />
      )}
    </section>
  );
};
