import { type ReactNode, useRef, useState } from 'react';
import { confirmationCancelled } from '../../kernel/api-error.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';

type Confirmed = {
  /** Does the work; where the server wants the password again, it is asked for and the work is done once more. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The question, while it is asked. */
  question: ReactNode;
};

export const useConfirmed = (why: string): Confirmed => {
  const [settle, setSettle] = useState<{ with: (yes: boolean) => void } | null>(null);
  // Several calls at once wait for one answer.
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
    question: settle && (
      <ConfirmPassword why={why} onCancel={() => settle.with(false)} onConfirmed={() => settle.with(true)} />
    ),
  };
};
