import { contentTypeOf } from '@amberway/contract/content/registry';
import { ContentField } from '../form/ContentField.ts';
import { fieldProps, isOptional, type WidgetProps } from '../form/widget.ts';
import { markedName, summariesOf } from '../names.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { type Option, pictureOf, type Source, sourceOf } from './sources.ts';

/** The record's current references as options. */
export const knownOf = ({ type, field, record }: Pick<WidgetProps, 'type' | 'field' | 'record'>): Option[] => {
  const target = contentTypeOf(type.references?.[field.field]?.to ?? '');
  return summariesOf(record?.[field.field]).map((one) => ({
    _id: one._id,
    name: markedName(one),
    picture: target ? pictureOf(target, one) : ((one['avatar'] as string | null | undefined) ?? null),
  }));
};

export const ReferenceWidget = ({ from, ...props }: WidgetProps & { from?: Source }) => {
  const { type, field } = props;
  const target = type.references?.[field.field];
  const to = target?.to ?? '';
  const source = from ?? sourceOf(to);
  return (
    <ContentField {...fieldProps(props)}>
      <ReferenceSelect
        source={source}
        known={knownOf(props)}
        many={target?.many ?? false}
        clearable={isOptional(type, field.field) || (target?.many ?? false)}
      />
    </ContentField>
  );
};
