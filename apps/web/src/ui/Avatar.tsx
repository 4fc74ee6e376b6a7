import { colourNumber, initialsOf } from './initials.ts';
import { fileSrc } from '../kernel/file-src.ts';
import { usePictureGone } from './use-picture-gone.ts';
import styles from './Avatar.module.css';

export type Person = { firstName: string; lastName: string; avatar?: string | null };

type Props = { person: Person; size?: number };

/** Hidden from screen readers: the name always stands beside it or in the label around it. */
export const Avatar = ({ person, size = 36 }: Props) => {
  // A picture that fails to load is replaced by the initials.
  const { isGone, onError } = usePictureGone(person.avatar);
  const box = { width: size, height: size };
  if (person.avatar && !isGone) {
    return <img className={styles['avatar']} style={box} src={fileSrc(person.avatar, 200)} alt="" onError={onError} />;
  }
  return (
    <span
      className={styles['avatar']}
      style={{
        ...box,
        fontSize: Math.round(size * 0.36),
        background: `var(--avatar-${colourNumber(person.firstName)})`,
      }}
      aria-hidden="true"
    >
      {initialsOf(person.firstName, person.lastName)}
    </span>
  );
};
