import './app/theme/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from './kernel/router.ts';
import { ErrorBoundary } from './app/errors/ErrorBoundary.tsx';
import { prepareArea } from './app/area.ts';
import { AppRoutes } from './app/router.tsx';
import { startPreferences } from './app/theme/preferences.ts';
import { startApp } from './kernel/sign-in/boot.ts';
import { followOtherTabs } from './kernel/sign-in/other-tabs.ts';

const render = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = createRoot(root);
  // A transition is rendered in short slices: a slow phone stays responsive meanwhile.
  startTransition(() =>
    app.render(
      <StrictMode>
        <ErrorBoundary>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>,
    ),
  );
};

startPreferences();
startApp();
followOtherTabs();
// Not awaited here: the code it loads imports this module, and would wait for it.
void prepareArea().then(render);
