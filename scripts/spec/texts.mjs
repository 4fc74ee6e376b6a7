import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';
import { stringsIn } from './strings.mjs';

const FOLDERS = ['packages/contract/src', 'apps/api/src', 'apps/web/src'];
const isSource = (file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file);
// A template that is nearly all placeholders would match anything.
const MIN_FIXED = 6;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const generalise = (text) => text.replace(/\{[^}]*\}/g, '{}');

const patternOf = (text) => {
  const fixed = text.replaceAll('{}', '');
  if (!text.includes('{}') || fixed.trim().length < MIN_FIXED) return undefined;
  return new RegExp(`^${text.split('{}').map(escape).join('.+')}$`, 's');
};

/** Returns a function that says whether a text of the specification is in the sources, ignoring placeholders. */
export const textFinder = () => {
  const texts = new Set(
    FOLDERS.flatMap((folder) => filesBelow(root, folder))
      .filter(isSource)
      .flatMap(stringsIn),
  );
  const patterns = [...texts].map(patternOf).filter(Boolean);
  return (text) => texts.has(text) || texts.has(generalise(text)) || patterns.some((pattern) => pattern.test(text));
};
