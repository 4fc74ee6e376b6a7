import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { usePreferences } from '../theme/preferences.ts';

export const CalmToggle = () => {
  const { look, set } = usePreferences();
  return (
    <button
      type="button"
      className={headerTool['tool']}
      aria-pressed={look.calm}
      onClick={() => set({ calm: !look.calm })}
    >
      <Icon name="leaf" />
      Calm mode
    </button>
  );
};
