import { useMemo } from 'react';
import { contentTexts } from '@amberway/contract/content/texts';
import type { WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';
import { ReferenceWidget } from '../widgets/ReferenceWidget.tsx';
import { relatedShorts } from '../widgets/sources.ts';

const RelatedShorts = (props: WidgetProps) => {
  const self = props.record?._id ?? null;
  const from = useMemo(() => relatedShorts(self), [self]);
  return <ReferenceWidget {...props} from={from} />;
};

export const shortOverride: Override = {
  widgets: { relatedShorts: RelatedShorts },
  links: [
    { screen: 'shortLevels', text: contentTexts.viewLevels },
    { screen: 'shortCategories', text: contentTexts.viewCategories },
  ],
};
