import { type ReactNode, useId } from 'react';
import { type Preferences, usePreferences } from '../../app/theme/preferences.ts';
import styles from './Settings.module.css';
import { Segmented } from '../../ui/kit/Segmented.tsx';

type Choice<T extends string> = { label: string; value: T };
type RowProps<T extends string> = {
  title: string;
  hint: ReactNode;
  value: T;
  options: Choice<T>[];
  onChange: (value: T) => void;
};

const Row = <T extends string>({ title, hint, value, options, onChange }: RowProps<T>) => {
  const id = useId();
  return (
    <div className={styles['row']}>
      <div>
        <strong id={id}>{title}</strong>
        <p>{hint}</p>
      </div>
      <Segmented<T> aria-labelledby={id} value={value} options={options} onChange={onChange} />
    </div>
  );
};

type Calm = 'system' | 'on' | 'off';
const calmOf = (calm: Preferences['calm']): Calm => (calm === 'system' ? 'system' : calm ? 'on' : 'off');

/** Display settings of this user in this browser; every change takes effect at once. */
export const DisplaySettings = () => {
  const { preferences, set } = usePreferences();
  return (
    <section className={styles['card']} id="display">
      <h2>Display</h2>
      <Row
        title="Theme"
        hint="System follows your device."
        value={preferences.theme}
        options={[
          { label: 'System', value: 'system' },
          { label: 'Light', value: 'light' },
          { label: 'Dark', value: 'dark' },
        ]}
        onChange={(theme) => set({ theme })}
      />
      <Row
        title="Calm mode"
        hint="Softer colours, no movement, no confetti."
        value={calmOf(preferences.calm)}
        options={[
          { label: 'System', value: 'system' },
          { label: 'On', value: 'on' },
          { label: 'Off', value: 'off' },
        ]}
        onChange={(calm) => set({ calm: calm === 'system' ? 'system' : calm === 'on' })}
      />
      <Row
        title="Density"
        hint="Comfortable has larger buttons, compact shows more at once."
        value={preferences.density}
        options={[
          { label: 'Automatic', value: 'auto' },
          { label: 'Comfortable', value: 'comfortable' },
          { label: 'Compact', value: 'compact' },
        ]}
        onChange={(density) => set({ density })}
      />
      <Row
        title="Reading font"
        hint="Atkinson Hyperlegible keeps similar letters apart."
        value={preferences.font}
        options={[
          { label: 'Standard', value: 'standard' },
          { label: 'Easy to read', value: 'reading' },
        ]}
        onChange={(font) => set({ font })}
      />
    </section>
  );
};
