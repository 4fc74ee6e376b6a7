import { useId, useState } from 'react';
import { finishTotp } from '@amberway/contract/auth/factor-endpoints';
import { CLOCK_DIFFERENCE_MS } from '@amberway/contract/auth/factor-limits';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import type { TotpSetup } from '@amberway/contract/auth/factors';
import { authTexts } from '@amberway/contract/auth/texts';
import { ApiError, messageOf } from '../../../kernel/api-error.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button, ButtonAnchor } from '../../../ui/kit/Button.tsx';
import { Dialog, DialogButtons } from '../../../ui/kit/Dialog.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { isTouched } from '../../../ui/touched.ts';
import { useAction } from '../../../ui/use-action.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import styles from './factors.module.css';
import { labels } from './labels.ts';
import type { FactorChanges } from './use-factors.ts';

const QR_PX = 184;
const GROUP = /.{4}(?=.)/g;

const sentence = (error: unknown) =>
  (error instanceof ApiError ? error.errors['code'] : undefined) ?? messageOf(error, authTexts.noResponse);

type Props = FactorChanges & { setup: TotpSetup; onClose: () => void };

/** The key of the codes as a picture and as text, and the first code as proof that the app has it. */
export const TotpDialog = ({ setup, changed, confirmed, onClose }: Props) => {
  const id = useId();
  const copy = useCopy();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [opened] = useState(() => Date.now());
  const isClockWrong = Math.abs(opened - Date.parse(setup.now)) > CLOCK_DIFFERENCE_MS;
  const finish = useAction(finishTotp, {
    confirmed,
    done: ({ data }) => {
      changed(data);
      onClose();
      return factorTexts.codesOn;
    },
    failed: (error) => setProblem(sentence(error)),
  });
  return (
    <Dialog
      open
      title={labels.totp}
      onClose={onClose}
      closesBeside={false}
      footer={<DialogButtons confirm={labels.finish} busy={finish.busy} onCancel={onClose} form={id} />}
    >
      {isClockWrong && (
        <Alert tone="warning" title={labels.clockWrong} className={styles['message']}>
          {labels.clockHint}
        </Alert>
      )}
      <div className={styles['setup']}>
        <div>
          <p className={styles['openApp']}>
            <ButtonAnchor href={setup.uri}>{labels.openApp}</ButtonAnchor>
          </p>
          <p>{labels.scan}</p>
          <QrCode value={setup.uri} size={QR_PX} label={labels.qr} />
        </div>
        <div>
          <p>{labels.type}</p>
          <p className={styles['key']}>
            <code>{setup.secret.replaceAll(GROUP, '$& ')}</code>
          </p>
          <Button onClick={() => void copy(setup.secret, labels.keyCopied)}>{labels.copyKey}</Button>
          <p className={styles['until']}>{labels.setUpFor}</p>
        </div>
      </div>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = code.replaceAll(/\s/g, '');
          if (/^\d{6}$/.test(typed)) void finish.run({ body: { code: typed } });
          else setProblem(factorTexts.inputCode);
        }}
      >
        <Field label={labels.code} error={problem && <span role="alert">{problem}</span>}>
          <Input
            // On a touched screen the keyboard would cover the code to scan and the way into the app.
            autoFocus={!isTouched()}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => {
              setProblem(undefined);
              setCode(event.target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};
