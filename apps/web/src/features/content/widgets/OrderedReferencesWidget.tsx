import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { OrderedReferences } from './OrderedReferences.tsx';
import { knownOf } from './ReferenceWidget.tsx';
import { type Source, sourceOf } from './sources.ts';

export const OrderedReferencesWidget = ({ from, ...props }: WidgetProps & { from?: Source }) => {
  const to = props.type.references?.[props.field.field]?.to ?? '';
  const source = from ?? sourceOf(to);
  return (
    <FormField {...fieldProps(props)}>
      <OrderedReferences label={props.field.label} source={source} known={knownOf(props)} />
    </FormField>
  );
};
