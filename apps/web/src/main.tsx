import './app/theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from './kernel/router.ts';
import { ErrorBoundary } from './app/errors/ErrorBoundary.tsx';
import { AppRoutes } from './app/router.tsx';
import { startPreferences } from './app/theme/preferences.ts';
import { startApp } from './kernel/sign-in/boot.ts';
import { followOtherTabs } from './kernel/sign-in/other-tabs.ts';

startPreferences();
startApp();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
