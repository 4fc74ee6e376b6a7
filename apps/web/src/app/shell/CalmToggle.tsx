import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { usePreferences } from '../theme/preferences.ts';

const LABEL = 'Calm mode';

export const CalmToggle = ({ compact }: { compact: boolean }) => {
  const { look, set } = usePreferences();
  return (
    <button
      type="button"
      className={headerTool['tool']}
      aria-pressed={look.calm}
      {...(compact && { 'aria-label': LABEL, title: LABEL })}
      onClick={() => set({ calm: !look.calm })}
    >
      <Icon name="leaf" size={compact ? 22 : 20} />
      {!compact && LABEL}
    </button>
  );
};
