import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { Segmented } from '../../ui/kit/Segmented.tsx';
import { usePreferences } from '../theme/preferences.ts';
import styles from './Kit.module.css';

/** Shows the parts in the other looks; it changes the viewer's own display settings. */
export const LookSwitch = () => {
  const { look, set } = usePreferences();
  return (
    <div className={styles['looks']}>
      <Segmented
        aria-label="Theme"
        size="small"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={look.dark ? 'dark' : 'light'}
        onChange={(theme) => set({ theme })}
      />
      <Segmented
        aria-label="Density"
        size="small"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        value={look.density}
        onChange={(density) => set({ density })}
      />
      <Checkbox checked={look.calm} onChange={({ target }) => set({ calm: target.checked })}>
        Calm
      </Checkbox>
    </div>
  );
};
