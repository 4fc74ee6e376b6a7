import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { contentTexts } from '@amberway/contract/content/texts';
import { ContentField } from '../form/ContentField.ts';
import { Film } from '../../../ui/media/Film.tsx';
import { textFieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';

const VideoLinkWidget = (props: WidgetProps) => {
  const [shown, setShown] = useState(false);
  const form = Form.useFormInstance();
  const link: unknown = Form.useWatch(props.field.field, form);
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
