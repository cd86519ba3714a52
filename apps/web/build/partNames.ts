import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite's wrapper around each dynamic import, and its placeholder for the list of dependencies. */
const VITE_HELPER = '\0vite/preload-helper.js'
const PLACEHOLDER = '__VITE_PRELOAD__'
const IMPORT = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g
const OUR_HELPER = fileURLToPath(new URL('../src/platform/page/loading/importPart.ts', import.meta.url))

/**
 * Replaces each import's placeholder with the name of the imported file, whose dependencies the
 * page lists only once (pageFilesJson.ts).
 */
export function withPartNames(code: string): string {
  const pieces = code.split(PLACEHOLDER)
  const last = pieces.pop() ?? ''
  const named = pieces.map((piece) => {
    const files = [...piece.matchAll(IMPORT)].map(([, , file = '']) => file)
    if (files.length > 1) throw new Error(`The import is ambiguous: ${files.join(' and ')}.`)
    const [file] = files
    // A part in the same file is already loaded.
    return file?.startsWith('./') === true ? `${piece}"${file.slice(2)}"` : `${piece}void 0`
  })
  return [...named, last].join('')
}

/** Replaces the list of dependencies that Vite adds to each import, because hashed names do not compress. */
export const partNames = (): Plugin => ({
  name: 'musi-part-names',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === VITE_HELPER ? `export { importPart as __vitePreload } from ${JSON.stringify(OUR_HELPER)}` : null,
  renderChunk: { order: 'post', handler: (code) => (code.includes(PLACEHOLDER) ? withPartNames(code) : null) },
})
