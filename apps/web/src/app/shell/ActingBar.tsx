import { isAdministrator } from '@amberway/contract/kernel/roles';
import { Button } from 'antd';
import { useState } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { leaveCustomer } from '../../kernel/sign-in/acting.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNotices } from '../../ui/notices.ts';
import styles from './Header.module.css';

/** Says whose view this is and leads back out of it. */
export const ActingBar = ({ inHeader = false }: { inHeader?: boolean }) => {
  const me = useMe();
  const notices = useNotices();
  const [busy, setBusy] = useState(false);

  const leave = () => {
    setBusy(true);
    leaveCustomer().catch((error: unknown) => {
      setBusy(false);
      notices.error(error);
    });
  };

  return (
    <div className={`${styles['acting']} ${inHeader ? '' : styles['strip']}`}>
      <Button icon={<Icon name="arrowBack" size={18} />} loading={busy} onClick={leave}>
        {me.actor && isAdministrator(me.actor) ? shellTexts.backToAdmin : shellTexts.backToBusiness}
      </Button>
      <p>{`Viewing as ${me.firstName} ${me.lastName}`}</p>
    </div>
  );
};
