import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path, { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import postcssGlobalData from '@csstools/postcss-global-data';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import postcssCustomMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { besideTheBundle, notInProduction } from './scripts/image/packages.ts';
import { offlineFiles } from './scripts/offline-files.ts';
import { languages } from './src/shared/kernel/language/languages.ts';

/** In one block: where the usual blocks of 256 kB end, a large file grows or shrinks by hundreds of bytes by chance. */
const smallest = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  },
};

/** Adds a `.br` and a `.gz` next to every text asset, so that the server never compresses them again. */
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
            await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, smallest));
            await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    },
  };
}

/**
 * Lets Chromium compile all functions of the file that every page loads, off the main thread. Most of them run at once
 * anyway: compiled one by one, the scripts of a first visit take half as long again on the main thread.
 */
function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // The hint belongs in the first line, where Vite has put code of its own before.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

const modules = join(import.meta.dirname, 'node_modules');

/** Split by the pages that use a module: no page loads what only others need. */
const byUse = { entriesAware: true };

const messageModule = new RegExp(`/messages/(${languages.join('|')})\\.ts$`);

/** A built file of messages: `assets/de-quiz-1a2b3c4d.js`. */
const messageFile = new RegExp(`/(?:${languages.join('|')})-[^/]+\\.js$`);

/** A built script of an admin page: `assets/admin.users-1a2b3c4d.js`. */
const isAdminPage = (file: string): boolean => file.includes('/admin.');

/** The messages of a language are in one file per group; `messages.ts` next to them names their group. */
function messageChunk(id: string): string | null {
  const language = messageModule.exec(id)?.[1];
  if (language === undefined) return null;
  if (id.includes('/refusals/')) return `${language}-refusals`;
  const source = readFileSync(join(path.dirname(id), 'messages.ts'), 'utf8');
  const group = /messageFile\(\s*'([\w-]+)'/.exec(source)?.[1];
  if (group === undefined) throw new Error(`${id} has no group`);
  return `${language}-${group}`;
}

/**
 * Each request costs a slow phone a part of a second, each kilobyte too: a first visit loads what all
 * pages share, what the public pages share and its page. A group takes along what its modules import,
 * unless a group above has it: that is why the order counts.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'parts',
    test: new RegExp(
      [
        'shared/features/(?:quiz|attempt)/rules',
        'shared/kernel/text/(?:excerpt|text-hits)',
        'web/features/quiz/(?:blocked-button|learner-api|(?:catalogue|detail|sharing)/[^/]+)',
        'web/features/(?:(?:series|testimonial)/api|blog/(?:api|post-facts|post-tags)|testimonial/testimonial-quote)',
        'web/features/classroom/own/lazy-quiz-assignments',
        'web/ui/(?:cover/[^/]+|difficulty-dots|markdown/markdown|option-marker|pager|pill|save-file|score-chart|stat-card|text/[^/]+)',
        'web/ui/form/idempotency-key',
        'web/keyboard/focus-lost',
      ]
        .map((file) => `/src/${file}(?:\\.module)?\\.(?:css|tsx?)$`)
        .concat(
          // Of the public pages and of more than one file.
          '/@tabler/icons-react/.*/icons/Icon(?:ArrowLeft|Bulb|Calendar|Check|ChevronRight|ClockHour4|DoorExit|HourglassEmpty|ListNumbers|Plus|Repeat|Route)\\.',
          '/@mantine/core/esm/core/.*/(?:create-event-handler|find-closest-number|get-auto-contrast-value|get-contrast-color|get-context-item-index|get-env|get-ref-prop|get-safe-id|get-style-object|primitive|use-resolved-styles-api)/',
          '/@mantine/hooks/esm/use-uncontrolled/',
        )
        .join('|'),
    ),
  },
  {
    name: 'ranking',
    test: /\/src\/web\/features\/progress\/(?:api|leaderboard|loaded-ranking|ranking-table)(?:\.module)?\.(?:css|tsx?)$/,
  },
  {
    name: 'inputs',
    test: /\/@mantine\/core\/esm\/components\/(?:Input|InputBase|InlineInput|TextInput|NativeSelect)\//,
  },
  // Without the schemas, which the player does not load.
  {
    name: 'answering',
    test: /\/question-types\/(?:answering|options|placements|gaps|spots|written-answer|essay\/rubric)\.ts$/,
  },
  { name: 'schemas', test: /\/node_modules\/zod\/|\/src\/shared\/features\/account\// },
  {
    name: 'question-schemas',
    test: /\/src\/shared\/features\/(?:question|attempt)\/.*schema\.ts$/,
  },
  { name: 'hooks', test: /\/@mantine\/(?:hooks|core\/esm\/core)\// },
  {
    name: 'dialogs',
    test: /\/components\/(?:Modal|ModalBase|Overlay|Portal|FocusTrap|Transition)\/|\/src\/web\/keyboard\/focus-near/,
  },
  {
    name: 'floating',
    test: /\/@floating-ui\/|\/components\/(?:Tooltip|Popover|Floating|ScrollArea)\//,
  },
  {
    name: 'sign-in',
    test: /\/src\/web\/features\/account\/(?:sign-in\/|second-factor\/second-step|[^/]+$)|\/src\/web\/ui\/form\/form|\/@mantine\/form\/|\/components\/(?:PasswordInput|Divider|Tabs)\//,
  },
  // What every page shows a member, in one request.
  {
    name: 'member',
    test: /\/src\/web\/features\/(?:account\/menu\/(?:member-menu|management-link|logout)|notice\/bell\/notice-bell)|\/components\/Menu\//,
    minShareCount: 1,
  },
  // What a member has to do, on the home page and on quizzes.
  {
    name: 'to-do',
    test: /\/src\/web\/(?:features\/(?:classroom\/(?:api\.|own\/(?:to-do|quiz-assignments\.|assignment-times|due-work\.|remarks|messages\/messages)|assignments\/late-note)|practice\/streak\/(?:today-text|goal-line))|ui\/lists\/row-list)/,
    minShareCount: 1,
  },
  // Of the player, whose pages load no others.
  {
    name: 'player-icons',
    test: /\/@tabler\/icons-react\/.*\/icons\/Icon(?:ArrowBackUp|ArrowRight|CircleHalf2|CloudOff|Devices|Dots|Flag|FlagFilled|LayoutGrid|Link|Minus|PhotoOff|Send|Strikethrough|ZoomIn)\./,
  },
  // The other icons: what the public pages need is in the groups above.
  {
    name: 'icons',
    test: /\/@tabler\/icons-react\/.*\/icons\//,
    ...byUse,
    entriesAwareMergeThreshold: 8000,
  },
  { name: 'forms', test: /\/src\/web\/ui\/form\//, ...byUse },
  // Both are small, and profiles load them together.
  { name: 'changes', test: /\/src\/web\/(?:changes|display\/api)\.ts$/ },
  {
    name: 'player',
    test: /\/src\/web\/(?:features\/attempt\/(?:api\.|taking\/|summary\/stored-result|review\/(?:messages\/|option-text|question-picture\.))|keyboard\/shortcuts)/,
  },
  { name: 'attempt', test: /\/src\/(?:web|shared)\/features\/attempt\//, ...byUse },
  {
    name: 'admin',
    test: /\/src\/web\/(?:.*\/admin|lists|drafts|palette)\/|\/@dnd-kit\//,
    ...byUse,
  },
].map((group, index, { length }) => ({
  ...('tags' in group ? {} : { minShareCount: 2, maxModuleSize: 120_000 }),
  ...group,
  priority: length - index,
}));

/**
 * A built page loads only the styles of the Mantine components that it uses: each component imports its
 * own sheet. From the sources, one sheet has them all.
 */
function stylesByComponent(): Plugin {
  const folder = '@mantine/core/styles';
  const forAll = ['baseline', 'global'];
  return {
    name: 'styles-by-component',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/.*\.module\.mjs$|\/theme\/global\.css$/ },
      handler(code, id) {
        if (id.endsWith('.css')) {
          const sheets = forAll.map((name) => `@import '${folder}/${name}.layer.css';`);
          const styles = code.replace(`@import '${folder}.layer.css';`, sheets.join('\n'));
          return { code: styles, map: null };
        }
        const name = path.basename(id, '.module.mjs');
        const isListed = existsSync(path.join(modules, folder, `${name}.layer.css`));
        // At the end, so that a source map stays true.
        const withStyles = `${code}\nimport '${folder}/${name}.layer.css';`;
        return isListed ? { code: withStyles, map: null } : undefined;
      },
    },
  };
}

/** What Mantine's provider computes from the theme is part of the styles; a built page does without that code. */
function themeInStyles(): Plugin {
  return {
    name: 'theme-in-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/global\.css$/ },
      async handler(code) {
        const { themeSheet } = await import('./src/web/theme/theme-sheet.ts');
        return { code: `${code}\n${themeSheet()}`, map: null };
      },
    },
  };
}

/** In place of what the provider would write into each page. */
function withoutProviderStyles(): Plugin {
  return {
    name: 'without-provider-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/Mantine(?:CssVariables|Classes)\.mjs$/ },
      handler: (_, id) => ({
        code: `export const ${path.basename(id, '.mjs')} = () => null;`,
        map: null,
      }),
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

/** The lines of an icon as one path: each path is an element, and a list of quizzes has hundreds. */
function onePathPerIcon(): Plugin {
  const betweenPaths = /", "key": "svg-\d+" \}\], \["path", \{ "d": "/g;
  return {
    name: 'one-path-per-icon',
    apply: 'build',
    transform: {
      filter: {
        id: /\/@tabler\/icons-react\/.*\/icons\//,
        code: { include: '"outline"', exclude: /"(?:fill|stroke|opacity)"/ },
      },
      handler: (code) => ({ code: code.replace(betweenPaths, ''), map: null }),
    },
  };
}

/**
 * tRPC's packages are compiled for engines without object spread: each call copied its options property by property,
 * which took a seventh of a small call. None of the copied objects has accessors, so `Object.assign` does the same.
 */
function nativeSpread(): Plugin {
  const helper = /function _objectSpread2\(e\) \{[\s\S]*?\n\}/;
  return {
    name: 'native-spread',
    apply: 'build',
    transform: {
      filter: { id: /\/@trpc\/[^/]+\/dist\//, code: helper },
      handler: (code) => ({
        code: code.replace(
          helper,
          'function _objectSpread2(target, ...sources) { return Object.assign(target, ...sources); }',
        ),
        map: null,
      }),
    },
  };
}

/** After the group of what every page loads, which has what messages import. */
const messageGroup = {
  name: messageChunk,
  debugName: 'messages',
  test: messageModule,
  priority: chunkGroups.length - 0.5,
};

/** Apart from our own code, and without source maps: reading those would take longer than the rest of a start. */
const libraries = { name: 'libraries', test: /\/node_modules\//, ...byUse };

/**
 * A start loads few files: what the server imports at once is one, what pages add is another. Otherwise each set of
 * entries and pages that share a module would be a file, 270 in all, a twentieth of a start.
 */
const serverGroups = [
  // What runs before the compile cache is on.
  { name: 'first', test: /\/(?:source-stack|project-root)\.ts$/ },
  libraries,
  {
    name: 'server',
    test: /\/(?:db|src\/(?:server|shared))\/(?!start\.ts$)/,
    tags: ['$initial' as const],
  },
  { name: 'pages', test: /\/src\/web\//, tags: ['$initial' as const] },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

function noMapsOfLibraries(): Plugin {
  return {
    name: 'no-maps-of-libraries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk' || !/\blibraries/.test(name)) continue;
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
        delete bundle[`${name}.map`];
      }
    },
  };
}

/** The plugin of the service worker reports its build, and sets an option under its former name, of which that would warn. */
function workerOutput(): Plugin {
  return {
    name: 'worker-output',
    config({ build }) {
      const output = build?.rolldownOptions?.output ?? build?.rollupOptions?.output;
      if (output && 'inlineDynamicImports' in output) {
        delete output.inlineDynamicImports;
        output.codeSplitting = false;
      }
      return { logLevel: 'warn' };
    },
  };
}

/** Seven characters of the hash are enough to tell versions apart; the first file of every page has all names. */
const fileNameOf = (name: string, extension: string): string =>
  name.includes('~') ? `assets/[hash:7].${extension}` : `assets/[name]-[hash:7].${extension}`;

const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  fileNameOf(name, '[ext]');

export default defineConfig(({ command }) => ({
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // What a route shows while its code loads, or when that fails, must not come with that code.
        defaultBehavior: [['component', 'notFoundComponent']],
        // The first file of every page has all routes: visitors need not load what only administrators see.
        splitBehavior: ({ routeId }) =>
          routeId.startsWith('/_admin/')
            ? [['component', 'notFoundComponent', 'errorComponent']]
            : undefined,
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    iconsOneByOne(),
    onePathPerIcon(),
    stylesByComponent(),
    themeInStyles(),
    withoutProviderStyles(),
    nativeSpread(),
    react(),
    compiledAtOnce(),
    precompressed(),
    noMapsOfLibraries(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/web/worker',
      filename: 'service-worker.ts',
      outDir: 'dist/client',
      // A worker is registered once something is loaded for offline use; the server writes the manifest of the site.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        buildPlugins: { vite: [workerOutput()] },
        globDirectory: 'dist/client',
        globPatterns: ['manifest.json'],
        manifestTransforms: [
          // The client's manifest is not there if its build has failed: an error here would hide that one.
          ([found]) => ({
            manifest: (found
              ? offlineFiles(join(import.meta.dirname, 'dist/client/manifest.json'))
              : []
            ).map((file) => ({ ...file, size: 0 })),
          }),
        ],
      },
    }),
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
  // tests/process/first-visit.test.ts has limits for what a visitor loads.
  build: { chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  environments: {
    client: {
      build: {
        // Messages import only what the page has already; naming it for each language costs 2 kB. So does naming
        // what each admin page imports: those scripts are found when the page's own has come.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies) => {
            if (messageFile.test(file)) return [];
            return isAdminPage(file)
              ? dependencies.filter((dependency) => dependency.endsWith('.css'))
              : dependencies;
          },
        },
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: { app: 'src/web/entry-client.tsx' },
          // Its link over WebSockets, which is not used, would stay for a static field of a class.
          treeshake: { moduleSideEffects: [{ test: /\/@trpc\/client\//, sideEffects: false }] },
          output: {
            // The first file of every page lists all others: what several routes share is named by its hash alone.
            chunkFileNames: ({ name }) => fileNameOf(name, 'js'),
            assetFileNames,
            // Every request costs a slow phone a part of a second: a first visit makes few.
            codeSplitting: {
              groups: [...chunkGroups, messageGroup],
            },
          },
        },
      },
    },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve:
        command === 'build'
          ? { noExternal: true, external: [...besideTheBundle, ...notInProduction] }
          : {},
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            start: 'src/server/start.ts',
            main: 'src/server/main.ts',
            'entry-server': 'src/web/entry-server.tsx',
          },
          output: {
            // A picture or font that a page imports is a file of the client.
            assetFileNames,
            comments: { legal: true, jsdoc: false, annotation: false },
            codeSplitting: { groups: serverGroups },
          },
        },
      },
    },
  },
}));
