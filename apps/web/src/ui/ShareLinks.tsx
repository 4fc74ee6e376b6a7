import { Icon } from './icons/Icon.tsx';
import styles from './ShareLinks.module.css';
import { useCopy } from './use-copy.ts';
import { Button } from './kit/Button.tsx';

const texts = { title: 'Share links', external: 'external link', internal: 'internal link' };

type Props = {
  external: string | null | undefined;
  internal: string | null | undefined;
  /** The notice after copying a link. */
  copied: string;
  /** Why there is no external link yet, if that needs explaining. */
  waiting?: string;
};

/** Copies the links of a record that the server returns to this viewer. */
export const ShareLinks = ({ external, internal, copied, waiting }: Props) => {
  const copy = useCopy();
  const links = [
    { name: texts.external, link: external },
    { name: texts.internal, link: internal },
  ].flatMap(({ name, link }) => (link ? [{ name, link }] : []));
  if (links.length === 0 && !waiting) return null;
  return (
    <section className={styles['share']} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {!external && waiting && <p>{waiting}</p>}
      {links.map(({ name, link }) => (
        <p key={name}>
          <code>{link}</code>
          {/* Sharing is not editing: it works in a disabled form too. */}
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
