import { Icon } from '../../ui/icons/Icon.tsx';
import { usePreferences } from '../theme/preferences.ts';
import styles from './Header.module.css';

export const CalmToggle = () => {
  const { look, set } = usePreferences();
  return (
    <button
      type="button"
      className={styles['textButton']}
      aria-pressed={look.calm}
      onClick={() => set({ calm: !look.calm })}
    >
      <Icon name="leaf" />
      Calm mode
    </button>
  );
};
