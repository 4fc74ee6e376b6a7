import { useId, useState } from 'react';
import { FAILURES } from '@amberway/contract/kernel/errors';
import type { TrackingCode } from '@amberway/contract/tracking/schemas';
import { decodeCode, originsOf, readSnippet } from '@amberway/contract/tracking/snippet';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import styles from './tracking.module.css';
import { useSaveCode } from './use-save-code.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';

const textOf = (stored: TrackingCode | undefined) => decodeCode(stored?.code ?? '') ?? '';

/** The code as typed; it is stored and sent URL-encoded. */
export const CodeForm = ({ stored }: { stored: TrackingCode | undefined }) => {
  const id = useId();
  const [code, setCode] = useState(() => textOf(stored));
  const { save, error, busy, question, theirs, takeBase } = useSaveCode(stored);
  const scripts = readSnippet(code) ?? [];
  const origins = originsOf(scripts);
  // Once the other administrator's code has been shown, saving overwrites it.
  const saveNow = () => (theirs ? save(code, takeBase()) : save(code));
  return (
    <section className={styles['card']}>
      <h2>Tracking code</h2>
      <label htmlFor={id}>Code</label>
      <TextArea
        id={id}
        value={code}
        spellCheck={false}
        rows={8}
        maxRows={24}
        placeholder={'<script async src="https://…"></script>'}
        aria-invalid={error !== null}
        aria-describedby={`${id}-about`}
        onChange={(event) => setCode(event.target.value)}
      />
      <div id={`${id}-about`}>
        {error && (
          <p role="alert" className={styles['fault']}>
            {error}
          </p>
        )}
        <p className={styles['origins']}>{trackingTexts.hint}</p>
        {scripts.length > 0 && (
          <p className={styles['origins']}>
            {origins.length > 0 ? trackingTexts.loadsFrom(origins) : trackingTexts.loadsNothing}
          </p>
        )}
      </div>
      {theirs && (
        <div role="alert" className={styles['conflict']}>
          <strong>{FAILURES.stale.message}</strong>
          <pre>{textOf(theirs) || 'There is no code any more.'}</pre>
          <div>
            <Button onClick={() => void saveNow()}>Keep mine</Button>
            <Button onClick={() => setCode(textOf(takeBase()))}>Load theirs</Button>
          </div>
        </div>
      )}
      <Button variant="primary" className={styles['act'] ?? ''} busy={busy} onClick={() => void saveNow()}>
        {theirs ? 'Keep mine and save' : 'Save tracking code'}
      </Button>
      {question}
    </section>
  );
};
