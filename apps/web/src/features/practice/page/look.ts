// The look that was chosen on this device, in step with app/first-script.ts: this page has no inline script, so that it
// opens from the device under the same strict policy.

const page = document.documentElement;
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

const chosen = (): Record<string, unknown> => {
  try {
    return (JSON.parse(localStorage.getItem('amberway.display') ?? '') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
};

const apply = () => {
  const { theme, calm } = chosen();
  page.dataset['theme'] = theme === 'dark' || (theme !== 'light' && dark.matches) ? 'dark' : 'light';
  if (typeof calm === 'boolean' ? calm : reduced.matches) page.dataset['calm'] = 'on';
  else delete page.dataset['calm'];
};

export const applyLook = (): void => {
  apply();
  for (const query of [dark, reduced]) query.addEventListener('change', apply);
};
