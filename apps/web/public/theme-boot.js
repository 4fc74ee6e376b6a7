// Sets the look before the first paint. Kept in step with src/app/theme/preferences.ts by its test.
(function () {
  var root = document.documentElement;
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('amberway.display')) || {};
  } catch (e) {
    chosen = {};
  }
  var asks = function (query) {
    return window.matchMedia('(prefers-' + query + ')').matches;
  };
  var named = chosen.theme === 'dark' || chosen.theme === 'light';
  var dark = named ? chosen.theme === 'dark' : asks('color-scheme: dark');
  var calm = typeof chosen.calm === 'boolean' ? chosen.calm : asks('reduced-motion: reduce');
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (calm) root.setAttribute('data-calm', 'on');
  root.setAttribute('data-density', chosen.density === 'compact' ? 'compact' : 'comfortable');
  root.setAttribute('data-font', chosen.font === 'reading' ? 'reading' : 'standard');
})();
