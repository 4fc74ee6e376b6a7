import { useState } from 'react';
import type { ApiError } from '../../kernel/api-error.ts';
import { Goodbye } from './goodbye/Goodbye.tsx';
import { SecondStep } from './SecondStep.tsx';

type Props = {
  /** The answer to a right password that opened no session. */
  answer: Pick<ApiError, 'second' | 'closed'>;
  onBack: (why?: string) => void;
  onEntered: (path: string) => void;
};

/** What follows a right password before there is a session, or where there will be none. */
export const AfterPassword = ({ answer, onBack, onEntered }: Props) => {
  const [closed, setClosed] = useState(answer.closed);
  if (closed) return <Goodbye closed={closed} onLeave={() => onBack()} />;
  return (
    answer.second && <SecondStep second={answer.second} onBack={onBack} onEntered={onEntered} onClosed={setClosed} />
  );
};
