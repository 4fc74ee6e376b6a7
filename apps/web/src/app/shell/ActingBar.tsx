import { isAdministrator } from '@amberway/contract/kernel/roles';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLeaveCustomer } from '../../ui/people/use-leave-customer.ts';
import styles from './Header.module.css';
import { Button } from '../../ui/kit/Button.tsx';

/** Says whose view is open and offers the way back. */
export const ActingBar = ({ inHeader = false }: { inHeader?: boolean }) => {
  const me = useMe();
  const { run, busy } = useLeaveCustomer();
  return (
    <div className={`${styles['acting']} ${inHeader ? '' : styles['strip']}`}>
      <Button icon={<Icon name="arrowBack" size={18} />} busy={busy} onClick={() => void run()}>
        {me.actor && isAdministrator(me.actor) ? shellTexts.backToAdmin : shellTexts.backToBusiness}
      </Button>
      <p>{`Viewing as ${me.firstName} ${me.lastName}`}</p>
    </div>
  );
};
