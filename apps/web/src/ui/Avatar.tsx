import { colourNumber, initialsOf } from './initials.ts';
import styles from './Avatar.module.css';

export type Person = { firstName: string; lastName: string; avatar?: string | null };

type Props = { person: Person; size?: number };

/** The name always stands beside it or in the label around it, so it is silent itself. */
export const Avatar = ({ person, size = 36 }: Props) => {
  const box = { width: size, height: size };
  if (person.avatar) return <img className={styles['avatar']} style={box} src={person.avatar} alt="" />;
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
