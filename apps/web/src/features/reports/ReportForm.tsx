import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SessionReportBody } from '@amberway/contract/reports/body';
import { reportTexts } from '@amberway/contract/reports/texts';
import type { DatePreset } from '@amberway/contract/shell/date-presets';
import { addDays, addMonths, firstOfMonth } from '../../ui/date-range/zoned-day.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { FormContextProvider, type FormContext } from '../../ui/form/form-context.ts';
import { Form, useFormStore } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { idLabels } from '../../ui/form/id-labels.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { bodyOf, issuesOf, type ReportFields } from './report-query.ts';
import styles from './reports.module.css';
import { StaffSelect } from './StaffSelect.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';

type Props = {
  /** The query from the URL. */
  initial: ReportFields;
  today: string;
  busy: 'run' | 'download' | null;
  /** After every change of a field. */
  onEdited: (fields: ReportFields) => void;
  onRun: (body: SessionReportBody) => void;
  onDownload: (body: SessionReportBody) => void;
};

/** The parameters of the report; validated on blur and when it is run. */
export const ReportForm = ({ initial, today, busy, onEdited, onRun, onDownload }: Props) => {
  const form = useFormStore<ReportFields>(initial);
  const context = useMemo<FormContext>(
    () => ({
      mode: 'Create',
      issuesNow: () => issuesOf(form.values(), today),
      register: () => () => undefined,
      names: idLabels(),
    }),
    [form, today],
  );
  const submit = (act: (body: SessionReportBody) => void) => {
    const [first] = form.checkAll();
    const body = first === undefined ? bodyOf(form.values(), today) : undefined;
    if (body) act(body);
    else form.focus(first ?? 'from');
  };
  const edited = useEffectEvent(() => onEdited(form.values()));
  useEffect(() => form.onChanged(() => edited()), [form]);
  // The fields are drawn anew, so that a day that was only half typed does not stay.
  const [filled, setFilled] = useState(0);
  const fill = ([from, to]: readonly [string, string]) => {
    form.change('from', from);
    form.change('to', to);
    setFilled(filled + 1);
    submit(onRun);
  };
  const month = firstOfMonth(today);
  return (
    <SectionCard title={reportTexts.sessionReport}>
      <FormContextProvider value={context}>
        <Form store={form} onSubmit={() => submit(onRun)}>
          <div className={styles['fields']} key={filled}>
            <DayField<ReportFields> name="from" label={reportTexts.from} hint={reportTexts.daysHint} max={today} />
            <DayField<ReportFields> name="to" label={reportTexts.to} max={today} />
            <FormField<ReportFields> name="businessUserIds" label={reportTexts.businessUsers}>
              <StaffSelect />
            </FormField>
            <FormField<ReportFields>
              name="customerEmails"
              label={reportTexts.customerEmails}
              hint={reportTexts.customerEmailsHint}
            >
              <Input inputMode="email" autoComplete="off" spellCheck={false} placeholder="All customers" />
            </FormField>
          </div>
          <div className={styles['actions']}>
            <Button variant="primary" type="submit" busy={busy === 'run'}>
              {reportTexts.run}
            </Button>
            <Button
              icon={<Icon name="download" size={18} />}
              busy={busy === 'download'}
              onClick={() => submit(onDownload)}
            >
              {reportTexts.download}
            </Button>
            <Button variant="text" onClick={() => fill([month, today])}>
              {'This Month' satisfies DatePreset}
            </Button>
            <Button variant="text" onClick={() => fill([addMonths(month, -1), addDays(month, -1)])}>
              {'Last Month' satisfies DatePreset}
            </Button>
          </div>
        </Form>
      </FormContextProvider>
    </SectionCard>
  );
};
