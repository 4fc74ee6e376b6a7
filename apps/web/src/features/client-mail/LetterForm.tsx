import { type ReactNode, useId } from 'react';
import { SUBJECT_MAX } from '@amberway/contract/client-mail/limits';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { fullName } from '../../ui/people/full-name.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import styles from './client-mail.module.css';
import type { Letter, LetterProblems } from './letter.ts';
import { RecipientSelect } from './RecipientSelect.tsx';
import { labels } from './labels.ts';
import { Select } from '../../ui/select/Select.tsx';
import { Input } from '../../ui/kit/Input.tsx';

type Props = {
  letter: Letter;
  onChange: (change: Partial<Letter>) => void;
  files: readonly File[];
  onFiles: (files: File[]) => void;
  problems: LetterProblems;
  disabled: boolean;
};

const Part = ({
  label,
  id,
  problem,
  children,
}: {
  label: string;
  id?: string;
  problem?: string | undefined;
  children: ReactNode;
}) => (
  <div className={styles['part']}>
    {id ? <label htmlFor={id}>{label}</label> : <span className={styles['caption']}>{label}</span>}
    {children}
    {problem && (
      <p className={styles['wrong']} role="alert" id={id && `${id}-problem`}>
        {problem}
      </p>
    )}
  </div>
);

/** The fields of a mail to a client. */
export const LetterForm = ({ letter, onChange, files, onFiles, problems, disabled }: Props) => {
  const id = useId().replaceAll(':', '');
  const { recipient } = letter;
  const children = recipient?.members ?? [];
  const wrong = (name: keyof LetterProblems, field: string) =>
    problems[name] ? { 'aria-invalid': true, 'aria-describedby': `${field}-problem` } : {};
  return (
    <>
      <div className={styles['pair']}>
        <Part label={clientMailTexts.recipient} id={`${id}to`} problem={problems.sendTo}>
          <RecipientSelect
            id={`${id}to`}
            value={recipient}
            onChange={(next) => onChange({ recipient: next, memberId: null })}
            invalid={problems.sendTo !== undefined}
            describedBy={problems.sendTo && `${id}to-problem`}
          />
        </Part>
        <Part label={clientMailTexts.child} id={`${id}child`}>
          <Select
            id={`${id}child`}
            className={styles['wide']}
            clearable
            disabled={children.length === 0}
            placeholder={labels.chooseChild}
            value={letter.memberId}
            onChange={(memberId) => onChange({ memberId })}
            options={children.map((child) => ({ value: child._id, label: fullName(child) }))}
          />
        </Part>
      </div>
      <Part label={clientMailTexts.subject} id={`${id}subject`} problem={problems.subject}>
        <Input
          id={`${id}subject`}
          maxLength={SUBJECT_MAX}
          aria-required
          value={letter.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
          {...wrong('subject', `${id}subject`)}
        />
      </Part>
      <Part label={clientMailTexts.content} problem={problems.emailContent}>
        <RichText
          label={clientMailTexts.content}
          value={letter.content}
          onChange={(content) => onChange({ content })}
          {...(problems.emailContent && { 'aria-invalid': true })}
        />
      </Part>
      <Part label={clientMailTexts.attachments} problem={problems.file}>
        <AttachmentField files={files} onChange={onFiles} disabled={disabled} />
      </Part>
    </>
  );
};
