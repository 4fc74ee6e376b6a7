import { describe, expect, it } from 'vitest';
import { UPLOAD_RULES, uploadRule } from './rules.ts';
import { extensionOf } from './types.ts';

describe('upload rules', () => {
  it.each([
    ['general', 104_857_600, 'Your file was larger than the limit in MB in file size.'],
    ['mail', 104_857_600, 'Your file was larger than the limit in MB in file size.'],
    ['document', 104_857_600, 'Your file was larger than the limit in MB in file size.'],
    ['avatar', 2_097_152, 'The size of the file is larger than the 2MB limit.'],
    ['profile', 12_582_912, 'The size of the file is larger than the 12MB limit.'],
    ['thumbnail', 2_097_152, 'The size of the file is larger than the 2MB limit.'],
    ['session', 12_582_912, 'The size of the file is larger than the 12MB limit.'],
  ] as const)('a file of purpose %s has at most %i bytes [B484 B906 T275 T276 T316]', (purpose, maxBytes, tooLarge) => {
    expect(UPLOAD_RULES[purpose]).toMatchObject({ maxBytes, tooLarge });
  });

  it('an unknown purpose falls back to the general rule', () => {
    for (const purpose of [undefined, '', 'holiday', 'toString', 7])
      expect(uploadRule(purpose)).toBe(UPLOAD_RULES.general);
  });

  it('the file type is the extension of the name', () => {
    expect(extensionOf('Plan.PDF')).toBe('pdf');
    for (const name of ['plan', 'plan.pdf.exe', '.constructor', 'a.svg', 'a.html', 'pdf'])
      expect(extensionOf(name), name).toBeUndefined();
  });
});
