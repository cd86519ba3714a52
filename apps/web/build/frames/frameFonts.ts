import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Fonts named in the style sheet of our own frames. It is served unchanged, so it cannot contain
 * hashed file names.
 */
const FONTS: Readonly<Record<string, string>> = {
  'frames/figtree.woff2': 'figtree/files/figtree-latin-wght-normal.woff2',
  'frames/bricolage.woff2': 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
}

/** Writes our typefaces next to the pages of our own frames (spec: pages.own-frames). */
export function frameFonts(): Plugin {
  let root = ''
  const bytes = (file: string) => readFileSync(join(root, '../../packages/ui/node_modules/@fontsource-variable', file))
  return {
    name: 'musi-frame-fonts',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      for (const [path, file] of Object.entries(FONTS))
        server.middlewares.use(`/${path}`, (_, response) => {
          response.setHeader('content-type', 'font/woff2')
          response.end(bytes(file))
        })
    },
    generateBundle() {
      for (const [fileName, file] of Object.entries(FONTS))
        this.emitFile({ type: 'asset', fileName, source: bytes(file) })
    },
  }
}
