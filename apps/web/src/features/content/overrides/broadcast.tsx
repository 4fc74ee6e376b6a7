import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { trueDate } from '../../../kernel/device/clock.ts';
import { broadcastState, ENDED, linkPrefixText } from '@amberway/contract/content/types/broadcast';
import { useMe } from '../../../kernel/queries/me.ts';
import { ContentField } from '../form/ContentField.ts';
import { textFieldProps, type WidgetProps } from '../form/widget.ts';
import { useFormState } from '../../../ui/form/form-store.ts';
import { formatDate } from '../../../ui/dates.ts';
import { NewsMessage } from '../../news/public.ts';
import type { FormValues } from '../form/values.ts';
import { contentLabels } from '../labels.ts';
import styles from './overrides.module.css';
import { today } from '../../../ui/today.ts';
import type { Override } from '../override.ts';
import { DateWidget } from '../widgets/DateWidget.tsx';
import { Input } from '../../../ui/kit/Input.tsx';

/** Links lead into the mobile app, so they share a prefix. */
const AppLinkWidget = (props: WidgetProps) => (
  <ContentField {...textFieldProps(props)} hint={linkPrefixText(props.settings.appLinkPrefix)}>
    <Input inputMode="url" autoComplete="off" placeholder={props.settings.appLinkPrefix} />
  </ContentField>
);

/** Today or later. */
const EndDateWidget = (props: WidgetProps) => {
  const { timeZone } = useMe();
  return <DateWidget {...props} min={today(timeZone)} />;
};

const stateOf = ({ status, endDate }: ContentRecord) =>
  broadcastState(String(status), typeof endDate === 'string' ? endDate : null, trueDate());

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The message as it stands on a family's home, written as it is typed. */
const Preview = ({ record }: { record: ContentRecord | undefined }) => {
  const { timeZone } = useMe();
  const title = useFormState<FormValues, string>(({ title: typed }) => textOf(typed));
  const description = useFormState<FormValues, string>(({ description: typed }) => textOf(typed));
  const link = useFormState<FormValues, string>(({ link: typed }) => textOf(typed));
  const ended = record && stateOf(record) === ENDED ? record['endDate'] : null;
  return (
    <section className={styles['preview']} aria-label={contentLabels.preview}>
      <h3>{contentLabels.preview}</h3>
      {typeof ended === 'string' && <p>{contentLabels.endedOn(formatDate(ended, timeZone))}</p>}
      {title || description ? (
        // Its link would leave the form.
        <div inert>
          <NewsMessage message={{ title, description, link }} startsOpen />
        </div>
      ) : (
        <p>{contentLabels.previewEmpty}</p>
      )}
    </section>
  );
};

export const broadcastOverride: Override = {
  widgets: { link: AppLinkWidget, endDate: EndDateWidget },
  stateOf,
  Preview,
};
