import { describe, expect, it } from 'vitest';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { acceptOf, refusalOf, ruleText, sizeText } from './check-file.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 10) => ({ name, size });

describe('a file before it is sent', () => {
  it('must not exceed the size limit of its purpose by a byte', () => {
    expect(refusalOf(file('me.png', 2 * MB), 'avatar')).toBeNull();
    expect(refusalOf(file('me.png', 2 * MB + 1), 'avatar')).toBe(uploadTexts.largerThan2Mb);
    expect(refusalOf(file('me.png', 2 * MB + 1), 'profile')).toBeNull();
  });
  it('must be of a type its purpose allows', () => {
    expect(refusalOf(file('me.GIF'), 'avatar')).toBe(uploadTexts.onlyJpgPng);
    expect(refusalOf(file('me.PNG'), 'avatar')).toBeNull();
    expect(refusalOf(file('script.exe'), 'general')).toBe(uploadTexts.typeNotSupported);
    expect(refusalOf(file('no-ending'), 'general')).toBe(uploadTexts.typeNotSupported);
  });
  it('must not be empty', () => expect(refusalOf(file('me.png', 0), 'avatar')).toBe(uploadTexts.emptyFile));
  it('has its rule as text and as an accept attribute', () => {
    expect(ruleText('avatar')).toBe('JPG, PNG up to 2 MB');
    expect(acceptOf('avatar')).toBe('.jpg,.jpeg,.png');
  });
  it('has a human-readable size', () => {
    expect([sizeText(12), sizeText(2048), sizeText(1.4 * MB)]).toEqual(['12 bytes', '2 KB', '1.4 MB']);
  });
});
