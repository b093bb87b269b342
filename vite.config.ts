import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Lays a `.br` and a `.gz` beside every text asset, so that the server never compresses them anew. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))
          .map(async (name) => {
            const file = join(dir, name);
            const bytes = await readFile(file);
            const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
            await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
            await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    },
  };
}

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    precompressed(),
  ],
  // Thousands of icon files behind one name: bundled once for the development server too.
  ssr: { noExternal: ['@tabler/icons-react'], optimizeDeps: { include: ['@tabler/icons-react'] } },
  // `vite build` makes both bundles.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // One sheet, cached for ever: no page waits for styles of its own, none flashes without them.
        cssCodeSplit: false,
        rolldownOptions: { input: { app: 'src/web/entry-client.tsx' } },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'src/web/entry-server.tsx' } },
      },
    },
  },
});
