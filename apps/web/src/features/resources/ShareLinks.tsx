import { Button } from 'antd';
import type { Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './ResourceSheet.module.css';
import { resourceWords } from './words.ts';

type Props = { resource: Pick<Resource, 'externalDeepLink' | 'internalDeepLink'> };

/** The links that the server tells this viewer; without one, when there will be. */
export const ShareLinks = ({ resource: { externalDeepLink, internalDeepLink } }: Props) => {
  const copy = useCopy();
  const links = [
    { name: resourceWords.externalLink, link: externalDeepLink },
    { name: resourceWords.internalLink, link: internalDeepLink },
  ];
  return (
    <section className={styles['links']} aria-label={resourceWords.shareLinks}>
      <h4>{resourceWords.shareLinks}</h4>
      {!externalDeepLink && <p>{resourceTexts.linkWhenActive}</p>}
      {links.map(
        ({ name, link }) =>
          link && (
            <p key={name}>
              <code>{link}</code>
              <Button
                size="small"
                icon={<Icon name="link" size={16} />}
                onClick={() => void copy(link, resourceTexts.copied)}
              >
                {`Copy ${name}`}
              </Button>
            </p>
          ),
      )}
    </section>
  );
};
