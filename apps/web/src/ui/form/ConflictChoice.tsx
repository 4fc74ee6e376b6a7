import { useEffect, useRef } from 'react';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { ConflictValue } from './ConflictValue.tsx';
import { sameFilled } from '../../kernel/same.ts';
import { useStore } from '../../kernel/store.ts';
import { useFormContext } from './form-context.ts';
import styles from './RecordForm.module.css';
import { valueAt as at } from './value-at.ts';
import { Button } from '../kit/Button.tsx';

type Props = {
  mine: object;
  theirs: object;
  labels: ReadonlyMap<string, string>;
  saving: boolean;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
};

/** Two people changed the same record. Both versions stay visible until one is chosen. */
export const ConflictChoice = ({ mine, theirs, labels, saving, onKeepMine, onLoadTheirs }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { names: book } = useFormContext();
  const names = useStore(book);
  const different = [...labels].filter(([key]) => !sameFilled(at(mine, key), at(theirs, key)));
  return (
    <div ref={box} className={styles['conflict']} role="alert" tabIndex={-1}>
      <strong>{FAILURES.stale.message}</strong>
      {different.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Mine</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {different.map(([key, label]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>
                  <ConflictValue value={at(mine, key)} names={names} />
                </td>
                <td>
                  <ConflictValue value={at(theirs, key)} names={names} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles['choice']}>
        <Button variant="primary" size="small" busy={saving} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" onClick={onLoadTheirs}>
          Load theirs
        </Button>
      </div>
    </div>
  );
};
