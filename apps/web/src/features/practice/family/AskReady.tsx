import { usePreferences } from '../../../app/theme/preferences.ts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { isReadyFor } from '../../../kernel/ready/choice.ts';
import { ownerOf } from '../../../kernel/sign-in/session.ts';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { Button } from '../../../ui/kit/Button.tsx';
import { isTouched } from '../../../ui/touched.ts';
import { useWork } from '../../../ui/use-action.ts';
import { practiceLabels as labels } from '../labels.ts';
import { deviceNameOf } from './device-name.ts';
import styles from './family.module.css';

/** Asks once, on a phone or tablet, whether it is to be kept ready. Settings has the same choice for ever. */
export const AskReady = () => {
  const me = useMe();
  const may = useCan('practice', 'pass');
  const { preferences, set } = usePreferences();
  const { run, busy } = useWork(
    async () => {
      const { makeReady } = await import('./ready-device.ts');
      const deviceName = deviceNameOf(navigator.userAgent, navigator.maxTouchPoints);
      await makeReady(me, { deviceName, names: 'first' });
    },
    {
      done: () => {
        set({ readyAsked: true });
        return practiceTexts.deviceReady;
      },
    },
  );
  if (preferences.readyAsked || !may || me.actor || isReadyFor(ownerOf(me)) || !isTouched()) return null;
  return (
    <div className={styles['ask']} role="group" aria-label={labels.keepReady}>
      <p>{labels.askReady}</p>
      <Button busy={busy} onClick={() => void run()}>
        {labels.yesReady}
      </Button>
      <Button variant="text" onClick={() => set({ readyAsked: true })}>
        {labels.noReady}
      </Button>
    </div>
  );
};
