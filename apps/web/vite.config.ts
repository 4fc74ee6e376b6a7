import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimEndpoints } from './build/slim-endpoints.ts';
import { tokensPlugin } from './src/app/theme/vite-plugin.ts';

const apiPort = process.env['API_PORT'] ?? '3000';

// What every visitor needs goes into one long-lived file; the component library is fetched after sign-in only.
const FIRST_ROUTE = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const COMPONENTS = /node_modules\/(antd|@ant-design|@rc-component|@emotion|stylis)\//;

export default defineConfig({
  plugins: [react(), tokensPlugin(), slimEndpoints()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: FIRST_ROUTE, priority: 2 },
            { name: 'components', test: COMPONENTS, priority: 1 },
          ],
        },
      },
    },
    // The component library is one chunk on purpose; the first route's budget is measured by its own check.
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
});
