import { useState } from 'react';
import { DEVICE_NAME_MAX, type NameForm } from '@amberway/contract/practice/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { isReadyFor } from '../../../kernel/ready/choice.ts';
import { ownerOf } from '../../../kernel/sign-in/session.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { Switch } from '../../../ui/kit/Switch.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useWork } from '../../../ui/use-action.ts';
import { practiceLabels as labels } from '../labels.ts';
import { PRACTICE_SLICE } from '../queries.ts';
import { deviceNameOf } from './device-name.ts';
import styles from './passes.module.css';

const loadReady = () => import('./ready-device.ts');

const NAMES: readonly { value: NameForm; label: string }[] = [
  { value: 'first', label: labels.firstName },
  { value: 'initials', label: labels.initials },
];

/** For a family's settings: whether this device records and reads without a network. Off until it is chosen. */
export const ReadySection = () => {
  const me = useMe();
  const may = useCan('practice', 'pass');
  const [ready, setReady] = useState(() => isReadyFor(ownerOf(me)));
  const [names, setNames] = useState<NameForm>('first');
  const [deviceName, setDeviceName] = useState(() => deviceNameOf(navigator.userAgent, navigator.maxTouchPoints));
  const { run, busy } = useWork(
    async (on: boolean) => {
      const device = await loadReady();
      if (on) await device.makeReady(me, { deviceName: deviceName.trim() || labels.thisDevice, names });
      else await device.endReady(me);
      setReady(on);
      return on;
    },
    {
      invalidates: [PRACTICE_SLICE],
      done: (on) => (on ? practiceTexts.deviceReady : practiceTexts.deviceEnded),
    },
  );
  // The pass is of the family's own account.
  if (!may || me.actor) return null;
  return (
    <SectionCard
      title={labels.keepReady}
      id="ready"
      actions={<Switch aria-label={labels.keepReady} checked={ready} busy={busy} onChange={(on) => void run(on)} />}
    >
      <p className={styles['hint']}>{labels.keepReadyHint}</p>
      <p className={styles['hint']}>{labels.keepReadyWho}</p>
      {!ready && (
        <div className={styles['form']}>
          <Field label={labels.deviceName}>
            <Input
              maxLength={DEVICE_NAME_MAX}
              value={deviceName}
              onChange={(event) => setDeviceName(event.target.value)}
            />
          </Field>
          <Field label={labels.names} hint={labels.namesHint}>
            <RadioGroup options={NAMES} value={names} onChange={setNames} />
          </Field>
        </div>
      )}
    </SectionCard>
  );
};
