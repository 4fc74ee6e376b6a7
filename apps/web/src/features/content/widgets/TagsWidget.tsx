import { useQuery } from '@tanstack/react-query';
import { lookupsQuery } from '../../lookups/public.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { TagSelect } from '../../../ui/select/TagSelect.tsx';

/** Known tags to choose from; a new one is typed and ended with Enter or a comma. */
export const TagsWidget = (props: WidgetProps) => {
  const { data = [] } = useQuery(lookupsQuery('tag'));
  return (
    <FormField {...fieldProps(props)} hint="Press Enter after each tag.">
      <TagSelect tags={data.map(({ name }) => name)} placeholder="Add tags" />
    </FormField>
  );
};
