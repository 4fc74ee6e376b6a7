import './component-focus.css';
import './component-forms.css';
import './component-notices.css';
import './component-targets.css';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Role, isStaff } from '@amberway/contract/kernel/roles';
import { antdTheme } from './theme/antd.ts';
import { setAudience, usePreferences } from './theme/preferences.ts';

/** Toasts appear below the header, so that they do not cover its controls. */
const TOASTS = { top: 72 };

/** Ant Design with our theme and the user's display preferences. */
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
