// Apart from run.cjs because `import()` is already a syntax error for the oldest Node versions.
'use strict';

const COMMANDS = [
  'start',
  'test',
  'dev',
  'build',
  'package',
  'cli',
  'boundaries',
  'spec',
  'bench',
  'journeys',
  'browsers',
  'a11y',
  'guards',
  'fuzz',
  'faults',
  'soak',
  'sequences',
  'columns',
  'history',
  'changelog',
  'edges',
  'screenshots',
];

module.exports = (name) => {
  if (!COMMANDS.includes(name)) {
    console.error(`There is no command "${name}"; known are: ${COMMANDS.join(', ')}.`);
    process.exit(1);
  }
  import(`../${name}.mjs`)
    .then((command) => command.default(process.argv.slice(3)))
    .catch((error) => {
      console.error(error instanceof Error && error.expected ? error.message : error);
      process.exitCode = 1;
    });
};
