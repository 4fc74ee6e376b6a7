import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { TrackingCode } from '@amberway/contract/tracking/endpoints';
import { decodeCode, originsOf, readSnippet } from '@amberway/contract/tracking/snippet';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import styles from './tracking.module.css';
import { useSaveCode } from './use-save-code.ts';

/** The code as it is written; it is stored and sent URL-encoded. */
export const CodeForm = ({ stored }: { stored: TrackingCode | undefined }) => {
  const id = useId();
  const [code, setCode] = useState(() => decodeCode(stored?.code ?? '') ?? '');
  const { save, fault, busy, asking, stopAsking } = useSaveCode(stored);
  const origins = originsOf(readSnippet(code) ?? []);
  return (
    <section className={styles['card']}>
      <h2>Tracking code</h2>
      <label htmlFor={id}>Code</label>
      <Input.TextArea
        id={id}
        value={code}
        spellCheck={false}
        autoSize={{ minRows: 8, maxRows: 24 }}
        placeholder={'<script async src="https://…"></script>'}
        status={fault ? 'error' : ''}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-about`}
        onChange={(event) => setCode(event.target.value)}
      />
      <div id={`${id}-about`}>
        {fault && (
          <p role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
        <p className={styles['origins']}>
          {origins.length > 0
            ? `Pages will be allowed to load from: ${origins.join(', ')}`
            : 'Only <script> elements with https addresses. An empty code takes the tracking away.'}
        </p>
      </div>
      <Button type="primary" className={styles['act'] ?? ''} loading={busy} onClick={() => void save(code)}>
        Save tracking code
      </Button>
      {asking && (
        <ConfirmPassword
          onCancel={stopAsking}
          onConfirmed={() => {
            stopAsking();
            void save(code);
          }}
        />
      )}
    </section>
  );
};
