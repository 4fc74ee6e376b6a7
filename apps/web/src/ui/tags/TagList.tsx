import styles from './tags.module.css';

const TAG_STYLES = 5;

type Props = { tags: readonly string[]; label?: string };

/** Five styles in turn distinguish neighbours; they have no meaning of their own. */
export const TagList = ({ tags, label = 'Tags' }: Props) =>
  tags.length === 0 ? null : (
    <ul className={styles['list']} aria-label={label}>
      {tags.map((tag, index) => (
        <li key={tag} className={`${styles['tag']} ${styles[`style${(index % TAG_STYLES) + 1}`]}`}>
          {tag}
        </li>
      ))}
    </ul>
  );
