import { useState } from 'react';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { contentTexts } from '@amberway/contract/content/texts';
import { ContentField } from '../form/ContentField.ts';
import { Film } from '../../../ui/media/Film.tsx';
import { textFieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useFormValue } from '../../../ui/form/form-store.ts';

const VideoLinkWidget = (props: WidgetProps) => {
  const [shown, setShown] = useState(false);
  const link = useFormValue<unknown>(props.field.field);
  return (
    <>
      <ContentField {...textFieldProps(props)}>
        <Input inputMode="url" autoComplete="off" placeholder={props.field.hint ?? ''} />
      </ContentField>
      <div style={{ marginTop: -12, marginBottom: 16 }}>
        <Button size="small" disabled={false} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide preview' : 'Preview video'}
        </Button>
        {shown && (
          <div style={{ marginTop: 12 }}>
            <Film link={typeof link === 'string' ? link : null} title={props.field.label} />
          </div>
        )}
      </div>
    </>
  );
};

export const videoOverride: Override = {
  widgets: { video: VideoLinkWidget },
  cleanSearch: (typed) => searchTextOf(typed).trim(),
  links: [{ screen: 'videoCategories', text: contentTexts.viewCategories }],
};
