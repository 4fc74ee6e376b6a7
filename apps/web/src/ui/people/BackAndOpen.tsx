import { Button } from 'antd';
import { useLeaveCustomer } from './use-leave-customer.ts';

/** Leaves the family's view and opens what the link names as oneself; there it is allowed or refused for good. */
export const BackAndOpen = ({ to }: { to: string }) => {
  const { run, busy } = useLeaveCustomer();
  return (
    <Button type="primary" loading={busy} onClick={() => void run(to)}>
      Back and open
    </Button>
  );
};
