import './app/theme/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from './kernel/router.ts';
import { ErrorBoundary } from './app/errors/ErrorBoundary.tsx';
import { preparePrivate } from './app/private.ts';
import { AppRoutes } from './app/router.tsx';
import { startApp } from './kernel/sign-in/start.ts';

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

// The first script has set the look of the page. The second typeface is loaded only for users who chose it.
if (document.documentElement.dataset['font'] === 'reading') void import('./app/theme/reading-font.ts');
if (startApp()) {
  // Not awaited here: the code it loads imports this module, and would wait for it. If it cannot be loaded, the page
  // loads it again and shows the error.
  void preparePrivate().then(render, render);
} else {
  render();
}
