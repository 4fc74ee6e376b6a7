import './component-focus.css';
import './component-forms.css';
import './component-notices.css';
import './component-targets.css';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Role, isStaff } from '@amberway/contract/kernel/roles';
import { antdTheme } from './theme/antd.ts';
import { setAudience, usePreferences } from './theme/preferences.ts';

/** Below the header, whose controls stay free. */
const TOASTS = { top: 72 };

/** The component library in our theme, as the person has chosen it. */
export const ComponentTheme = ({ role, children }: { role: Role; children: ReactNode }) => {
  const { look } = usePreferences();
  const theme = useMemo(() => antdTheme(look.mode, look.density, look.font), [look.mode, look.density, look.font]);

  useEffect(() => {
    setAudience(isStaff({ role }) ? 'staff' : 'family');
    return () => setAudience('family');
  }, [role]);

  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      <App component={false} message={TOASTS}>
        {children}
      </App>
    </ConfigProvider>
  );
};
