import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { urlName, cleanName, withExtension } from './names.ts';

const ID = '019a0000-0000-7000-8000-000000000000';

describe('file names', () => {
  it.each([
    ['plan.pdf', 'plan.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['/etc/../plan.pdf', 'plan.pdf'],
    ['  my   plan .pdf', 'my plan .pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['a\u202Ebc\u200B\r\n.pdf', 'abc.pdf'],
    ['e\u0301te\u0301.pdf', '\u00E9t\u00E9.pdf'],
  ])('the file name %j is stored as %j', (original, stored) => expect(cleanName(original)).toBe(stored));

  it('are shortened before the extension', () => {
    expect(cleanName(`${'😀'.repeat(400)}.docx`)).toBe(`${'😀'.repeat(150)}.docx`);
  });

  it('get the extension of their content', () => {
    expect(withExtension('me.PNG', 'png')).toBe('me.PNG');
    expect(withExtension('me.png', 'jpg')).toBe('me.jpg');
  });

  it('always make a URL that can be parsed back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (original) => {
        const name = urlName(withExtension(cleanName(original.replaceAll('\0', '')), 'pdf'), 'pdf');
        expect(parseFileUrl(`/api/files/${ID}/${name}`)).toEqual({ id: ID, name, token: undefined });
      }),
    );
  });
});
