import { Button, Form, Input } from 'antd';
import { useId, useMemo } from 'react';
import type { SessionReportBody } from '@amberway/contract/reports/body';
import { reportTexts } from '@amberway/contract/reports/texts';
import { DayField } from '../../ui/form/DayField.tsx';
import { FormContextProvider, type FormContext } from '../../ui/form/form-context.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { idLabels } from '../../ui/form/id-labels.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { bodyOf, issuesOf, type ReportFields } from './asked.ts';
import styles from './reports.module.css';
import { StaffSelect } from './StaffSelect.tsx';

type Props = {
  /** The query from the URL. */
  initial: ReportFields;
  today: string;
  busy: 'run' | 'download' | null;
  onRun: (body: SessionReportBody) => void;
  onDownload: (body: SessionReportBody) => void;
};

/** The parameters of the report; validated on blur and when it is run. */
export const ReportForm = ({ initial, today, busy, onRun, onDownload }: Props) => {
  const formId = useId();
  const [form] = Form.useForm<ReportFields>();
  const context = useMemo<FormContext>(
    () => ({
      mode: 'Create',
      issuesNow: () => issuesOf(form.getFieldsValue(), today),
      register: () => () => undefined,
      names: idLabels(),
    }),
    [form, today],
  );
  const submit = async (run: (body: SessionReportBody) => void) => {
    const fields = await form.validateFields().catch(() => undefined);
    const body = fields && bodyOf(fields, today);
    if (body) run(body);
    else
      form.getFieldInstance(form.getFieldsError().find(({ errors }) => errors.length > 0)?.name ?? 'from')?.focus?.();
  };
  return (
    <SectionCard title={reportTexts.sessionReport}>
      <FormContextProvider value={context}>
        <Form<ReportFields>
          form={form}
          name={formId}
          layout="vertical"
          requiredMark={false}
          initialValues={initial}
          onFinish={() => void submit(onRun)}
          onFinishFailed={() => void submit(onRun)}
        >
          <div className={styles['fields']}>
            <DayField<ReportFields> name="from" label={reportTexts.from} max={today} />
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
          <div className={styles['acts']}>
            <Button type="primary" htmlType="submit" loading={busy === 'run'}>
              {reportTexts.run}
            </Button>
            <Button
              icon={<Icon name="download" size={18} />}
              loading={busy === 'download'}
              onClick={() => void submit(onDownload)}
            >
              {reportTexts.download}
            </Button>
          </div>
        </Form>
      </FormContextProvider>
    </SectionCard>
  );
};
