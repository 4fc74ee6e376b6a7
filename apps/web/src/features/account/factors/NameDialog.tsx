import { useId, useState } from 'react';
import { PASSKEY_NAME_MAX } from '@amberway/contract/auth/factor-limits';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { Field } from '../../../ui/form/Field.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Dialog, DialogButtons } from '../../../ui/kit/Dialog.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';

type Props = {
  title: string;
  confirm: string;
  initial: string;
  busy: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a passkey. */
export const NameDialog = ({ title, confirm, initial, busy, failure, onName, onClose }: Props) => {
  const id = useId();
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<DialogButtons confirm={confirm} busy={busy} onCancel={onClose} form={id} />}
    >
      {failure !== undefined && <Alert tone="danger" role="alert" title={failure} className={styles['message']} />}
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') setProblem(factorTexts.inputName);
          else onName(name.trim());
        }}
      >
        <Field label={labels.name} hint={labels.nameHint} error={problem && <span role="alert">{problem}</span>}>
          <Input
            autoFocus
            maxLength={PASSKEY_NAME_MAX}
            value={name}
            onChange={(event) => {
              setProblem(undefined);
              setName(event.target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};
