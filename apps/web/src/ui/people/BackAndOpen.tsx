import { Button } from 'antd';
import { useLeaveCustomer } from './use-leave-customer.ts';

/** Leaves the family's view and opens the link as the staff member; access is decided there. */
export const BackAndOpen = ({ to }: { to: string }) => {
  const { run, busy } = useLeaveCustomer();
  return (
    <Button type="primary" loading={busy} onClick={() => void run(to)}>
      Back and open
    </Button>
  );
};
