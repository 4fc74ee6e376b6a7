// Old syntax on purpose, see run.cjs.
'use strict';

var NEEDED = '20.19 or newer (22.12 or newer within version 22)';

function isSupported(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  // The build tool loads its configuration with require(esm), which arrived in 20.19 and 22.12 and never in 21.
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/** One sentence for a person, or null when this Node will do. */
function complaintAbout(version) {
  if (isSupported(version)) return null;
  return 'Amberway needs Node.js ' + NEEDED + '; this is Node.js ' + version + ', please update it and try again.';
}

module.exports = { complaintAbout: complaintAbout };
