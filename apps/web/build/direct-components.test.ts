import { expect, it } from 'vitest';
import { directImports } from './direct-components.ts';

it('each component is imported from where it is made, under the name it has here; types are left out', () => {
  expect(directImports("import { Button, DatePicker, Progress as Ring, QRCode, type ThemeConfig } from 'antd';")).toBe(
    [
      "import Button from 'antd/es/button';",
      "import DatePicker from 'antd/es/date-picker';",
      "import Ring from 'antd/es/progress';",
      "import QRCode from 'antd/es/qr-code';",
    ].join(' '),
  );
});

it('what is no component of the library ends the build', () => {
  expect(() => directImports("import { Knob } from 'antd';")).toThrow('The component library has no Knob.');
});

it('everything else stays as it is', () => {
  const code = "import type { Table } from 'antd';\nimport { useState } from 'react';\n";
  expect(directImports(code)).toBe(code);
});
