import './app/theme/styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preparePrivate } from './app/private.ts';
import { preloadSignIn } from './app/public-screens.ts';
import { takePresses } from './kernel/held-presses.ts';
import { startApp } from './kernel/sign-in/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** A sign-in page comes as HTML, which the first script hides where something else is to be shown. */
const isComplete = root.dataset['page'] === 'sign-in' && !document.documentElement.hasAttribute('data-late');

const render = () => {
  takePresses();
  document.documentElement.removeAttribute('data-late');
  const app = createRoot(root);
  // A transition is rendered in short slices: a slow phone stays responsive meanwhile.
  startTransition(() => app.render(<App />));
};

/** Takes over the sign-in page that came as HTML, with what was typed since. */
const takeOver = () => startTransition(() => void hydrateRoot(root, <App />));

// The first script has set the look of the page. The second typeface is loaded only for users who chose it.
if (document.documentElement.dataset['font'] === 'reading') void import('./app/theme/reading-font.ts');
// Nothing is awaited here: the code that is loaded imports this module, and would wait for it. If it cannot be loaded,
// the page loads it again and shows the error.
if (startApp()) void preparePrivate().then(render, render);
else if (isComplete) void preloadSignIn(location.pathname).then(takeOver, render);
else render();
