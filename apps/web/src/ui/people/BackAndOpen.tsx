import { Button } from 'antd';
import { useState } from 'react';
import { leaveCustomer } from '../../kernel/sign-in/acting.ts';
import { useNotices } from '../notices.ts';

/** Leaves the family's view and opens what the link names as oneself; there it is allowed or refused for good. */
export const BackAndOpen = ({ to }: { to: string }) => {
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    leaveCustomer(to).catch((error: unknown) => {
      setBusy(false);
      notices.error(error);
    });
  };
  return (
    <Button type="primary" loading={busy} onClick={leave}>
      Back and open
    </Button>
  );
};
