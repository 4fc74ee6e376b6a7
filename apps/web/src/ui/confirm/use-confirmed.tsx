import { type ReactNode, useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';

type Confirmed = {
  /** Does the work; where the server wants the password again, it is asked for and the work is done once more. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The question, while it is asked. */
  question: ReactNode;
};

export const useConfirmed = (why: string): Confirmed => {
  const [asking, setAsking] = useState<{ answer: (yes: boolean) => void } | null>(null);
  const ask = () => new Promise<boolean>((answer) => setAsking({ answer }));
  const settle = (yes: boolean) => {
    setAsking(null);
    asking?.answer(yes);
  };
  return {
    confirmed: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'confirm_needed' || !(await ask())) throw error;
        return work();
      }
    },
    question: asking && <ConfirmPassword why={why} onCancel={() => settle(false)} onConfirmed={() => settle(true)} />,
  };
};
