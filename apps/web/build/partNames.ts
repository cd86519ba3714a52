import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The bundler's function around each import of a part, and where it would write the list of what the part needs. */
const ITS_HELPER = '\0vite/preload-helper.js'
const PLACE = '__VITE_PRELOAD__'
const IMPORT = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g
const OWN_HELPER = fileURLToPath(new URL('../src/platform/page/loading/bringPart.ts', import.meta.url))

/** Each import says which file it asks for, and nothing else: what that file needs stands in the page once (filesText.ts). */
export function withPartNames(code: string): string {
  const pieces = code.split(PLACE)
  const last = pieces.pop() ?? ''
  const named = pieces.map((piece) => {
    const files = [...piece.matchAll(IMPORT)].map(([, , file = '']) => file)
    if (files.length > 1) throw new Error(`Which of ${files.join(' and ')} is meant?`)
    const [file] = files
    // A part that lies in the same file is there already.
    return file?.startsWith('./') === true ? `${piece}"${file.slice(2)}"` : `${piece}void 0`
  })
  return [...named, last].join('')
}

/** The bundler lists what each part needs beside its import, by name: names with hashes, which do not compress, again and again. */
export const partNames = (): Plugin => ({
  name: 'musi-part-names',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === ITS_HELPER ? `export { bringPart as __vitePreload } from ${JSON.stringify(OWN_HELPER)}` : null),
  renderChunk: { order: 'post', handler: (code) => (code.includes(PLACE) ? withPartNames(code) : null) },
})
