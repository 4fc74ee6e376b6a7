import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { isHttps } from '@amberway/contract/content/fields';
import { contentTexts } from '@amberway/contract/content/texts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Player } from '../../../ui/media/Player.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';

const FILM_FILE = /\.(?:mp4|m4v|webm|mov|ogv)$/i;

/** A file plays here; a page of another site opens there. */
const Preview = ({ link, title }: { link: string; title: string }) => {
  if (!isHttps(link)) return <EmptyState small title={contentTexts.noVideo} />;
  if (FILM_FILE.test(new URL(link).pathname)) return <Player kind="video" src={link} title={title} />;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      Open the video in a new tab
    </a>
  );
};

const VideoLinkWidget = (props: WidgetProps) => {
  const [shown, setShown] = useState(false);
  const form = Form.useFormInstance();
  const link: unknown = Form.useWatch(props.field.field, form);
  return (
    <>
      <FormField {...fieldProps(props)}>
        <Input inputMode="url" autoComplete="off" placeholder={props.field.hint ?? ''} />
      </FormField>
      <div style={{ marginTop: -12, marginBottom: 16 }}>
        <Button size="small" disabled={false} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide preview' : 'Preview video'}
        </Button>
        {shown && (
          <div style={{ marginTop: 12 }}>
            <Preview link={typeof link === 'string' ? link : ''} title={props.field.label} />
          </div>
        )}
      </div>
    </>
  );
};

export const videoOverride: Override = {
  widgets: { video: VideoLinkWidget },
  links: [{ screen: 'videoCategories', text: contentTexts.viewCategories }],
};
