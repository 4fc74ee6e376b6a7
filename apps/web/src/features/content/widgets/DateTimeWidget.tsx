import { InstantField } from '../../../ui/form/InstantField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

/** A moment, on the viewer's clock. */
export const DateTimeWidget = (props: WidgetProps) => <InstantField {...fieldProps(props)} />;
