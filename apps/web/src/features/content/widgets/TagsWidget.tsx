import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { lookupsQuery } from '../../lookups/public.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';

/** Known tags to choose from; a new one is typed and ended with Enter or a comma. */
export const TagsWidget = (props: WidgetProps) => {
  const { data = [] } = useQuery(lookupsQuery('tag'));
  return (
    <FormField {...fieldProps(props)} hint="Press Enter after each tag.">
      <Select
        mode="tags"
        tokenSeparators={[',']}
        options={data.map(({ name }) => ({ value: name, label: name }))}
        placeholder="Add tags"
      />
    </FormField>
  );
};
