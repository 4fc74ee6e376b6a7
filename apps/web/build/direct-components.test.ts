import { expect, it } from 'vitest';
import { directImports } from './direct-components.ts';

it('each component is imported from its own module under its local name; types are dropped', () => {
  expect(directImports("import { Button, DatePicker, Progress as Ring, QRCode, type ThemeConfig } from 'antd';")).toBe(
    [
      "import Button from 'antd/es/button';",
      "import DatePicker from 'antd/es/date-picker';",
      "import Ring from 'antd/es/progress';",
      "import QRCode from 'antd/es/qr-code';",
    ].join(' '),
  );
});

it('an import that is not an Ant Design component fails the build', () => {
  expect(() => directImports("import { Knob } from 'antd';")).toThrow('The component library has no Knob.');
});

it('all other imports stay unchanged', () => {
  const code = "import type { Table } from 'antd';\nimport { useState } from 'react';\n";
  expect(directImports(code)).toBe(code);
});
