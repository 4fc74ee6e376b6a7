// Apart from amberway.cjs because `import()` is already a syntax error for the oldest Node versions.
'use strict';

module.exports = (file) => {
  import(`../../apps/api/dist/${file}`).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
};
