// Which licences of packages fit a closed service: those that ask for a notice only. The notice is THIRD-PARTY.txt.

const FITTING = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Packages that may have another licence, each with the reason. */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    because: 'a shared library in a file of its own, unchanged, which anyone can replace',
  },
];

/** Old packages have an object, or a list of them, in place of an SPDX expression. */
export const licenceText = (licence) => {
  if (Array.isArray(licence)) return licence.map(licenceText).join(' OR ');
  return String(licence?.type ?? licence ?? 'none');
};

/** An SPDX expression without nesting: one part of an OR is enough, all parts of an AND are needed. */
const fits = (text) =>
  text
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => FITTING.has(one.trim())));

const isExcepted = (name, text) => EXCEPTIONS.some((one) => one.name.test(name) && one.licence === text);

/** A sentence for each package whose licence does not fit. */
export const licenceProblems = (packages) =>
  packages
    .map(({ name, version, license }) => ({ name, version, text: licenceText(license) }))
    .filter(({ name, text }) => !fits(text) && !isExcepted(name, text))
    .map(
      ({ name, version, text }) =>
        `${name} ${version} has the licence ${text}, which scripts/lib/licences.mjs does not list: use another package, or add the licence there with the reason.`,
    );
