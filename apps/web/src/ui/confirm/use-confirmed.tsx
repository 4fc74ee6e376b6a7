import { type ReactNode, useRef, useState } from 'react';
import { confirmationCancelled } from '../../kernel/rejected.ts';
import { Confirm } from './Confirm.tsx';

type Confirmed = {
  /** Runs the call; if the server requires the password, asks for it and runs the call again. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The dialog, while it is open. */
  question: ReactNode;
};

export const useConfirmed = (why: string): Confirmed => {
  const [settle, setSettle] = useState<{ with: (yes: boolean) => void } | null>(null);
  // Several calls at once wait for one dialog.
  const pending = useRef<Promise<boolean> | null>(null);
  const ask = () =>
    (pending.current ??= new Promise<boolean>((answer) =>
      setSettle({
        with: (yes) => {
          pending.current = null;
          setSettle(null);
          answer(yes);
        },
      }),
    ));
  return {
    confirmed: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!confirmationCancelled(error) || !(await ask())) throw error;
        return work();
      }
    },
    question: settle && <Confirm why={why} onCancel={() => settle.with(false)} onConfirmed={() => settle.with(true)} />,
  };
};
