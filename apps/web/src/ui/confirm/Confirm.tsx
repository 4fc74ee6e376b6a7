import { useMe } from '../../kernel/queries/me.ts';
import { lazyOverlay } from '../lazy-overlay.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';

type Props = { /** Why it is required. */ why: string; onConfirmed: () => void; onCancel: () => void };

// Lazy: few people have a second factor.
const Factor = lazyOverlay('Confirm that it is you', async () => {
  const { ConfirmByFactor } = await import('./ConfirmByFactor.tsx');
  return ({ onClose, ...props }: Props & { onClose: () => void }) => <ConfirmByFactor {...props} onCancel={onClose} />;
});

/** Asks again who is there: for the factor of somebody who has one, else for the password. */
export const Confirm = (props: Props) =>
  useMe().secondFactor?.has ? <Factor {...props} onClose={props.onCancel} /> : <ConfirmPassword {...props} />;
