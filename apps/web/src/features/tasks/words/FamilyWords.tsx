import type { FamilyWords as Words } from '@amberway/contract/tasks/schemas';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { ReadPart } from '../../../ui/reading/ReadPart.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import styles from './words.module.css';

type Props = { words: readonly Words[]; /** Of one task, which is not named again. */ title?: string };

/** What the family wrote with its ticks, with face, name and day. */
export const FamilyWords = ({ words, title }: Props) =>
  words.length === 0 ? null : (
    <ReadPart title={title ?? tickTexts.familyWords}>
      <ul className={styles['words']}>
        {words.map(({ _id, name, text, at, by }) => (
          <li key={_id}>
            <Avatar person={by} size={32} />
            <div>
              <q>{text}</q>
              <small>
                {`${fullName(by)}, `}
                <ViewerTime at={at} day />
                {!title && ` · ${name}`}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </ReadPart>
  );
