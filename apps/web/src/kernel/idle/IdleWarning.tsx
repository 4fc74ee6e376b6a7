import { shellTexts } from '@amberway/contract/shell/texts';
import { countdown } from './idle-clock.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = { remaining: number; onStay: () => void; onSignOut: () => void };

const ANNOUNCE_EVERY_S = 30;

/** Cannot be closed by accident: without a response the user is signed out. */
export const IdleWarning = ({ remaining, onStay, onSignOut }: Props) => {
  // A screen reader that announced every second would talk over everything else.
  const spoken = Math.ceil(remaining / 1000 / ANNOUNCE_EVERY_S) * ANNOUNCE_EVERY_S;
  return (
    <Dialog
      open
      closesBeside={false}
      title="Are you still there?"
      width={440}
      footer={
        <>
          <Button key="out" onClick={onSignOut}>
            {shellTexts.signOut}
          </Button>
          <Button key="stay" variant="primary" onClick={onStay} autoFocus>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        To keep what is on this screen private, we will sign you out in{' '}
        <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{countdown(remaining)}</strong>.
      </p>
      <p style={{ marginTop: 8 }}>Your page will be waiting when you sign in again.</p>
      <p className="visually-hidden" role="status">{`Signing out in ${spoken} seconds`}</p>
    </Dialog>
  );
};
