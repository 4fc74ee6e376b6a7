// Entry of the packaged product. Old syntax on purpose: an outdated Node must be able to say what it lacks.
'use strict';

var complaint = require('../lib/node-version.cjs').complaintAbout(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

if (process.argv[2] === 'start') process.argv.splice(2, 1);
require('./load.cjs')(process.argv[2] ? 'cli.js' : 'main.js');
