import { useLeaveCustomer } from './use-leave-customer.ts';
import { Button } from '../kit/Button.tsx';

/** Leaves the family's view and opens the link as the staff member; access is decided there. */
export const BackAndOpen = ({ to }: { to: string }) => {
  const { run, busy } = useLeaveCustomer();
  return (
    <Button variant="primary" busy={busy} onClick={() => void run(to)}>
      Back and open
    </Button>
  );
};
