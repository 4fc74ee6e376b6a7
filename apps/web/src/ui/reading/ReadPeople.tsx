import { Avatar } from '../Avatar.tsx';
import { fullName } from '../people/full-name.ts';
import styles from './reading.module.css';

type Person = { _id: string; firstName: string; lastName: string; avatar: string | null };

export const ReadPeople = ({ people }: { people: readonly Person[] }) => (
  <ul className={styles['people']}>
    {people.map((person) => (
      <li key={person._id}>
        <Avatar person={person} size={28} />
        {fullName(person)}
      </li>
    ))}
  </ul>
);
