import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './build/bootScript.ts'
import { devServer } from './build/devServer.ts'
import { firstLoad } from './build/firstLoad.ts'
import { cardFonts } from './build/fonts/cardFonts.ts'
import { frameFonts } from './build/frames/frameFonts.ts'
import { shortClassName } from './build/shortClassName.ts'
import { oneHash } from './build/oneHash.ts'
import { pageFiles } from './build/pageFiles.ts'
import { partNames } from './build/partNames.ts'
import { readyAbis } from './build/readyAbis.ts'
import { sealBuild } from './build/sealBuild.ts'
import { smallScripts } from './build/smallScripts.ts'
import { drawnInPage } from './build/drawnInPage.ts'

/** Benches measure the parts page in a production build; a served build never includes it. */
const WITH_PARTS = process.env['MUSI_PARTS'] === 'on' ? { 'import.meta.env.DEV': 'true' } : {}

const pages = pageFiles()

export default defineConfig(() => ({
  define: WITH_PARTS,
  plugins: [
    react(),
    bootScript(),
    drawnInPage(),
    readyAbis(),
    oneHash(),
    partNames(),
    smallScripts(),
    frameFonts(),
    cardFonts(),
    devServer(process.env['MUSI_DEV_SERVER']),
    pages,
    sealBuild(pages.files),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // Browsers since spring 2024: light-dark(), @starting-style, modulepreload, dynamic import.
    target: ['es2023', 'chrome123', 'firefox129', 'safari17.5'],
    // No data: address in anything that is served (spec: delivery.no-data-urls).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A modal that WalletConnect's package would import on demand. We never use it, and it is not
    // installed.
    rolldownOptions: {
      // A late part may be in the same chunk as code that needs it at once.
      checks: { ineffectiveDynamicImport: false },
      external: ['@reown/appkit/core'],
      output: {
        // Drops the names of the other modules in a chunk, because the page lists every file name.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: firstLoad(), debugName: 'our own' },
            // Small parts of these libraries are used in many places, so they are grouped into a
            // few chunks of reasonable size.
            {
              name: 'library',
              test: /node_modules.(?:viem|abitype|@noble)./,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 15_000,
            },
          ],
        },
      },
    },
  },
}))
