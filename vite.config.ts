import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import postcssGlobalData from '@csstools/postcss-global-data';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import postcssCustomMedia from 'postcss-custom-media';
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

/**
 * Thousands of icons stand behind one name. A development server would bundle them all, so there each
 * is imported from its own file.
 */
function iconsOneByOne(): Plugin {
  const named = /import \{([^}]+)\} from '@tabler\/icons-react';/g;
  return {
    name: 'icons-one-by-one',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx/, code: named },
      handler: (code) =>
        code.replace(named, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
            .join(''),
        ),
    },
  };
}

export default defineConfig(({ command }) => ({
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      // What a route shows while its code loads, or when that fails, must not come with that code.
      codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent']] },
      quoteStyle: 'single',
      semicolons: true,
    }),
    iconsOneByOne(),
    react(),
    precompressed(),
  ],
  css: {
    postcss: {
      plugins: [
        postcssGlobalData({ files: [join(import.meta.dirname, 'src/web/theme/media.css')] }),
        postcssCustomMedia(),
      ],
    },
  },
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  // `vite build` makes both bundles.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // One sheet, cached for ever: no page waits for styles of its own, none flashes without them.
        cssCodeSplit: false,
        rolldownOptions: {
          input: { app: 'src/web/entry-client.tsx' },
          output: {
            // Every request costs a slow phone a part of a second: a first visit makes few.
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 2 },
                {
                  name: 'shared',
                  minShareCount: 2,
                  maxModuleSize: 120_000,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 6000,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built server carries its libraries with it.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'src/web/entry-server.tsx' } },
      },
    },
  },
}));
