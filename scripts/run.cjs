// Entry of every npm command. This file and node-version.cjs keep to old syntax on purpose: an outdated Node must
// be able to read them, or it would answer with a syntax error instead of a sentence.
'use strict';

var nodeVersion = require('./lib/node-version.cjs');

var complaint = nodeVersion.complaintAbout(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

require('./lib/load-command.cjs')(process.argv[2]);
