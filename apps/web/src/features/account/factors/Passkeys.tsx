import { type ReactNode, useState } from 'react';
import {
  addPasskey,
  passkeyOptionsOfAccount,
  removePasskey,
  renamePasskey,
} from '@amberway/contract/auth/factor-endpoints';
import { PASSKEYS_MAX } from '@amberway/contract/auth/factor-limits';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { Factors, Passkey } from '@amberway/contract/auth/factors';
import { authTexts } from '@amberway/contract/auth/texts';
import { messageOf } from '../../../kernel/api-error.ts';
import { confirmationCancelled } from '../../../kernel/rejected.ts';
import { call } from '../../../kernel/api.ts';
import { createPasskey, hasPasskeys, isNumericHost, PasskeyCancelled } from '../../../kernel/passkey.ts';
import { endSession } from '../../../kernel/sign-in/session.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useAction, useWork } from '../../../ui/use-action.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { deviceName } from './device-name.ts';
import styles from './factors.module.css';
import { labels } from './labels.ts';
import { NameDialog } from './NameDialog.tsx';
import type { FactorChanges } from './use-factors.ts';

type Props = FactorChanges & { factors: Factors };

/** Why a passkey was not added or renamed; nothing when the person closed the browser's question. */
const failureOf = (error: unknown): string | undefined => {
  if (!error || error instanceof PasskeyCancelled || confirmationCancelled(error)) return undefined;
  if (error instanceof Error && error.name === 'InvalidStateError') return factorTexts.passkeyKnown;
  return messageOf(error, authTexts.noResponse);
};

const PasskeyRow = ({ passkey, changed, confirmed }: FactorChanges & { passkey: Passkey }) => {
  const ask = useQuestion();
  const [renames, setRenames] = useState(false);
  const rename = useAction(renamePasskey, {
    failed: 'in place',
    done: ({ data }) => {
      changed(data);
      setRenames(false);
      return factorTexts.passkeyRenamed;
    },
  });
  const remove = useAction(removePasskey, {
    confirmed,
    done: ({ data }) => {
      if (data.signedOut) return void endSession('expired');
      changed(data);
      return factorTexts.passkeyRemoved;
    },
  });
  const { _id, name } = passkey;
  return (
    <li className={styles['row']}>
      <div>
        <strong>{name}</strong>
        <p>
          {passkey.backedUp ? labels.backedUp : labels.thisDeviceOnly}
          <br />
          {`${labels.added} `}
          <ViewerTime at={passkey.createdAt} day />
          {' · '}
          {passkey.lastUsedAt ? (
            <>
              {`${labels.lastUsed} `}
              <ViewerTime at={passkey.lastUsedAt} />
            </>
          ) : (
            labels.neverUsed
          )}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button onClick={() => setRenames(true)} aria-label={`${labels.rename}: ${name}`}>
          {labels.rename}
        </Button>
        <Button
          danger
          aria-label={`${labels.remove}: ${name}`}
          onClick={() =>
            ask({
              question: labels.removeQuestion(name),
              details: labels.removeDetails,
              danger: true,
              onYes: () => remove.run({ params: { id: _id } }),
            })
          }
        >
          {labels.remove}
        </Button>
      </div>
      {renames && (
        <NameDialog
          title={labels.renameTitle}
          confirm={labels.save}
          initial={name}
          busy={rename.busy}
          failure={failureOf(rename.error)}
          onName={(to) => void rename.run({ params: { id: _id }, body: { name: to } })}
          onClose={() => setRenames(false)}
        />
      )}
    </li>
  );
};

const HERE = `${SCREENS.settings.path}#signing-in`;

/** Why no passkey can be added here, or null. */
const obstacleOf = ({ passkeysAt }: Factors): ReactNode => {
  if (isNumericHost() && passkeysAt) {
    return (
      <>
        {`${labels.passkeysElsewhere} `}
        <a href={new URL(HERE, passkeysAt).href}>{passkeysAt}</a>
      </>
    );
  }
  if (!passkeysAt || isNumericHost()) return labels.passkeysNever;
  return hasPasskeys() ? null : labels.passkeysUnknown;
};

/** The viewer's passkeys, and one more. */
export const Passkeys = ({ factors, changed, confirmed }: Props) => {
  const [names, setNames] = useState(false);
  const add = useWork(
    async (name: string) => {
      const { data } = await confirmed(() => call(passkeyOptionsOfAccount, { body: { purpose: 'register' } }));
      if (!data.register) throw new Error(factorTexts.noPasskeysHere);
      const passkey = await createPasskey(data.register);
      return confirmed(() => call(addPasskey, { body: { name, passkey } }));
    },
    {
      done: ({ data }) => {
        changed(data);
        setNames(false);
        return factorTexts.passkeyAdded;
      },
      failed: 'in place',
    },
  );
  const obstacle = obstacleOf(factors);
  return (
    <section className={styles['part']} aria-labelledby="passkeys">
      <h3 id="passkeys">{labels.passkeys}</h3>
      <p className={styles['hint']}>{labels.passkeysHint}</p>
      {factors.passkeys.length > 0 && (
        <ul className={styles['rows']}>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} changed={changed} confirmed={confirmed} />
          ))}
        </ul>
      )}
      {obstacle ? (
        <p className={styles['state']}>{obstacle}</p>
      ) : factors.passkeys.length >= PASSKEYS_MAX ? (
        <p className={styles['state']}>{factorTexts.tooManyPasskeys}</p>
      ) : (
        <Button onClick={() => setNames(true)}>{labels.addPasskey}</Button>
      )}
      {names && (
        <NameDialog
          title={labels.addPasskey}
          confirm={labels.create}
          initial={deviceName()}
          busy={add.busy}
          failure={failureOf(add.error)}
          onName={(name) => void add.run(name)}
          onClose={() => setNames(false)}
        />
      )}
    </section>
  );
};
