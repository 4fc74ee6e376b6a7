import { Button } from 'antd';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { contentWords } from '../words.ts';
import styles from './form.module.css';

/** The record's links; the server tells them only while it may be shared. */
export const ShareLinks = ({ record }: { record: ContentRecord }) => {
  const copy = useCopy();
  const links = (
    [
      [contentWords.externalLink, record['externalDeepLink']],
      [contentWords.internalLink, record['internalDeepLink']],
    ] as const
  ).flatMap(([name, link]) => (typeof link === 'string' ? [{ name, link }] : []));
  if (links.length === 0) return null;
  return (
    <section className={styles['share']} aria-label={contentWords.share}>
      <h3>{contentWords.share}</h3>
      {links.map(({ name, link }) => (
        <p key={name}>
          <code>{link}</code>
          {/* Sharing is not editing: the form around it may be disabled. */}
          <Button
            size="small"
            disabled={false}
            icon={<Icon name="link" size={16} />}
            onClick={() => void copy(link, contentWords.linkCopied)}
          >
            {`Copy ${name}`}
          </Button>
        </p>
      ))}
    </section>
  );
};
