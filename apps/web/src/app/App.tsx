import { StrictMode } from 'react';
import { BrowserRouter } from '../kernel/router.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { AppRoutes } from './router.tsx';

export const App = () => (
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
);
