import type { Widget } from '@amberway/contract/kernel/content-type';
import type { WidgetComponent } from '../form/widget.ts';
import { ColourWidget } from './ColourWidget.tsx';
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
import { RichTextWidget } from './RichTextWidget.tsx';
import { SvgWidget } from './SvgWidget.tsx';
import { TagsWidget } from './TagsWidget.tsx';
import { TimeWidget } from './TimeWidget.tsx';

/** How a declared field is edited. An override replaces the widget of one field of one type. */
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
