import { useState } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { graphLabels as labels } from './graph/labels.ts';

export type Said = { reason: string; problem: string | null };

type Props = {
  /** What the criterion misses. */
  missing: string;
  said: Said;
  onChange: (reason: string) => void;
};

const ROWS = 3;
const MAX = 1000;

/** Asks why a skill is mastered although its criterion is not met. */
export const MasterReason = ({ missing, said, onChange }: Props) => {
  const [reason, setReason] = useState(said.reason);
  return (
    <Field
      label={labels.reason}
      hint={labels.reasonHint(missing)}
      required
      error={said.problem && <span role="alert">{said.problem}</span>}
    >
      <TextArea
        autoFocus={said.problem !== null}
        rows={ROWS}
        maxLength={MAX}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          onChange(event.target.value);
        }}
      />
    </Field>
  );
};
