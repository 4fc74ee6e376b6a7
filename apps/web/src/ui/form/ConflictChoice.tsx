import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { equal } from './equal.ts';
import styles from './RecordForm.module.css';

type Props = {
  mine: object;
  theirs: object;
  labels: ReadonlyMap<string, string>;
  saving: boolean;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
};

const words = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Two people changed the same record. Both texts stay in view until one is chosen. */
export const ConflictChoice = ({ mine, theirs, labels, saving, onKeepMine, onLoadTheirs }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const at = (values: object, key: string) => (values as Record<string, unknown>)[key];
  const different = [...labels].filter(([key]) => !equal(at(mine, key), at(theirs, key)));
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
                <td>{words(at(mine, key))}</td>
                <td>{words(at(theirs, key))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles['choice']}>
        <Button type="primary" size="small" loading={saving} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" onClick={onLoadTheirs}>
          Load theirs
        </Button>
      </div>
    </div>
  );
};
