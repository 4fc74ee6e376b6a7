import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { useCan } from '../../../kernel/queries/me.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';

/** Opens the operator's form for extending the programme; without its URL there is no button. */
export const EndDateExtension = () => {
  const url = usePublicSettings()?.endDateFormUrl;
  const writes = useCan('sessions', 'edit');
  if (!url || !writes) return null;
  return (
    <ButtonAnchor size="small" href={url} target="_blank" rel="noopener noreferrer">
      {noteTexts.endDateExtension}
    </ButtonAnchor>
  );
};
