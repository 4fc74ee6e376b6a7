import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isAdministrator } from '@amberway/contract/kernel/roles';
import { shellTexts } from '@amberway/contract/shell/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useTopLayer } from '../../ui/kit/layers.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useLeaveCustomer } from '../../ui/people/use-leave-customer.ts';
import styles from './ActingFrame.module.css';

/**
 * Around the whole window while staff see a family's view: above every drawer and dialog, and part of the topmost one,
 * which makes everything outside it inert.
 */
export const ActingFrame = ({ me }: { me: CurrentUser }) => {
  const { run, busy } = useLeaveCustomer();
  const layer = useTopLayer();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A popover is above dialogs that were opened before it. Without the API the frame is above the page only.
    frame.current?.showPopover?.();
  }, [layer]);
  const { actor } = me;
  if (!actor) return null;
  const family = me.members[0] ? `${fullName(me.members[0])}’s family.` : `The family of ${fullName(me)}.`;
  return createPortal(
    <div ref={frame} popover="manual" className={styles['frame']} data-screen-only>
      <div className={styles['bar']} role="region" aria-label="Whose view this is">
        <Icon name="eye" size={18} />
        <p>
          <strong>{`You see what ${me.firstName} sees`}</strong>
          <span>{`${family} You are still ${actor.firstName}; what you do here is recorded under your name.`}</span>
        </p>
        <Button
          className={styles['back']}
          icon={<Icon name="arrowBack" size={18} />}
          aria-label={isAdministrator(actor) ? shellTexts.backToAdmin : shellTexts.backToBusiness}
          busy={busy}
          onClick={() => void run()}
        >
          Back
        </Button>
      </div>
    </div>,
    layer,
  );
};
