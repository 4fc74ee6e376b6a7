import type { Widget } from '@amberway/contract/kernel/content-type';
import { DEFAULT_COLOUR } from '@amberway/contract/content/types/asset';
import { useQuery } from '@tanstack/react-query';
import { ContentField } from '../form/ContentField.ts';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { TagSelect } from '../../../ui/select/TagSelect.tsx';
import { ClockPicker } from '../../../ui/pick/ClockPicker.tsx';
import { lookupsQuery } from '../../lookups/public.ts';
import { type WidgetComponent, fieldProps, type WidgetProps } from '../form/widget.ts';
import { type Clock, clockParts, clockText } from '../clock.ts';
import { DateWidget } from './DateWidget.tsx';
import { ImageWidget } from './ImageWidget.tsx';
import {
  EmailWidget,
  LinkWidget,
  NumberWidget,
  PhoneWidget,
  SelectWidget,
  SwitchWidget,
  TextAreaWidget,
  TextWidget,
} from './plain.tsx';
import { ReferenceWidget } from './ReferenceWidget.tsx';
import { ColourInput } from './ColourInput.tsx';
import { SvgInput } from './SvgInput.tsx';

/** Hour and minute. */
const TimeWidget = (props: WidgetProps) => (
  <ContentField
    {...fieldProps(props)}
    toControl={(clock: Clock | null) => clock && clockText(clock)}
    fromControl={(text: string | null) => text && clockParts(text)}
  >
    <ClockPicker />
  </ContentField>
);

/** Known tags to choose from; a new one is typed and confirmed with Enter or a comma. */
const TagsWidget = (props: WidgetProps) => {
  const { data = [] } = useQuery(lookupsQuery('tag'));
  return (
    <ContentField {...fieldProps(props)} hint="Press Enter after each tag.">
      <TagSelect tags={data.map(({ name }) => name)} placeholder="Add tags" />
    </ContentField>
  );
};

const SvgWidget = (props: WidgetProps) => (
  <ContentField {...fieldProps(props)}>
    <SvgInput label={props.field.label} />
  </ContentField>
);

const RichTextWidget = (props: WidgetProps) => (
  <ContentField {...fieldProps(props)}>
    <RichText label={props.field.label} />
  </ContentField>
);

const ColourWidget = (props: WidgetProps) => (
  <ContentField {...fieldProps(props)} hint="What is drawn in this colour takes the colour a child chooses.">
    <ColourInput label={props.field.label} fallback={DEFAULT_COLOUR} />
  </ContentField>
);

/** The widget of each declared field kind. An override replaces the widget of one field of one type. */
export const WIDGETS: Readonly<Record<Widget, WidgetComponent>> = {
  text: TextWidget,
  textarea: TextAreaWidget,
  richText: RichTextWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  link: LinkWidget,
  number: NumberWidget,
  switch: SwitchWidget,
  select: SelectWidget,
  tags: TagsWidget,
  date: DateWidget,
  time: TimeWidget,
  image: ImageWidget,
  svg: SvgWidget,
  colour: ColourWidget,
  reference: ReferenceWidget,
  references: ReferenceWidget,
};
