import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiFile } from '../apps/api/src/openapi-file.ts';

const path = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
writeFileSync(path, openApiFile());
console.log(`Written: ${path}`);
