import { linkPrefixText } from '@amberway/contract/content/types/broadcast';
import { useMe } from '../../../kernel/queries/me.ts';
import { ContentField } from '../form/ContentField.ts';
import { textFieldProps, type WidgetProps } from '../form/widget.ts';
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

export const broadcastOverride: Override = { widgets: { link: AppLinkWidget, endDate: EndDateWidget } };
