import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { FORM_SECTIONS } from '@amberway/contract/onboarding-forms/sections';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { EmbeddedForm } from '../EmbeddedForm.tsx';
import { FormRow } from '../FormRow.tsx';
import forms from '../forms.module.css';
import { formsQuery } from '../queries.ts';
import { fillInTitle, formTitle, labels } from '../labels.ts';
import styles from './wizard.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

/** What the form will ask, as a preview. */
const PartsAhead = ({ type }: { type: FormType }) => (
  <div className={styles['ahead']}>
    <h3>What the form asks</h3>
    <ol>
      {FORM_SECTIONS[type].map(({ title, questions }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{`${questions.length} questions`}</span>
        </li>
      ))}
    </ol>
  </div>
);

const headingOf = (type: FormType, count: number) =>
  type === 'parent' ? 'Tell us about you' : `Tell us about your ${count > 1 ? 'children' : 'child'}`;

/** The carer's form, or one for each child; a submitted one has a tick in place of its button. */
export const FormsStep = ({ type }: { type: FormType }) => {
  const me = useMe();
  const family = useQuery(formsQuery(me._id));
  const [open, setOpen] = useState<FormStatus | null>(null);
  const rows = family.data?.forms.filter((form) => form.type === type) ?? [];
  return (
    <section className={styles['step']}>
      <h2 tabIndex={-1}>{headingOf(type, rows.length)}</h2>
      <p>{type === 'child' ? labels.childLead : labels.carerLead}</p>
      <QueryPlaceholder query={family} avatar lines={2} />
      <ul className={forms['rows']}>
        {rows.map((form) => (
          <FormRow key={form.member?._id ?? type} form={form}>
            {form.state === 'submitted' ? (
              <span className={forms['tick']} role="img" aria-label={`${formTitle(form)}: completed`}>
                <Icon name="check" size={24} />
              </span>
            ) : (
              <Button variant="primary" onClick={() => setOpen(form)}>
                {fillInTitle(form)}
              </Button>
            )}
          </FormRow>
        ))}
      </ul>
      <PartsAhead type={type} />
      {open && <EmbeddedForm userId={me._id} form={open} onClose={() => setOpen(null)} />}
    </section>
  );
};
