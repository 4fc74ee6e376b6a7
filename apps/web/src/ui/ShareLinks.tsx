import { Button } from 'antd';
import { Icon } from './icons/Icon.tsx';
import styles from './ShareLinks.module.css';
import { useCopy } from './use-copy.ts';

const words = { title: 'Share links', external: 'external link', internal: 'internal link' };

type Props = {
  external: string | null | undefined;
  internal: string | null | undefined;
  /** Said once a link is copied. */
  copied: string;
  /** Why there is no external link yet, where that needs saying. */
  waiting?: string;
};

/** The links of a record that the server tells this viewer, to be copied. */
export const ShareLinks = ({ external, internal, copied, waiting }: Props) => {
  const copy = useCopy();
  const links = [
    { name: words.external, link: external },
    { name: words.internal, link: internal },
  ].flatMap(({ name, link }) => (link ? [{ name, link }] : []));
  if (links.length === 0 && !waiting) return null;
  return (
    <section className={styles['share']} aria-label={words.title}>
      <h3>{words.title}</h3>
      {!external && waiting && <p>{waiting}</p>}
      {links.map(({ name, link }) => (
        <p key={name}>
          <code>{link}</code>
          {/* Sharing is not editing: the form around it may be disabled. */}
          <Button
            size="small"
            disabled={false}
            icon={<Icon name="link" size={16} />}
            onClick={() => void copy(link, copied)}
          >
            {`Copy ${name}`}
          </Button>
        </p>
      ))}
    </section>
  );
};
