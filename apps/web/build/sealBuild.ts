import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { pageFilesJson } from './pageFilesJson.ts'
import type { PageFiles } from './pageFiles.ts'
import { scriptHashes } from './scriptHashes.ts'
import { pageWithIntegrity } from './sealedPage.ts'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/

const hashOf = (kind: 'sha256' | 'sha384') => (bytes: Uint8Array) =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`
const sha384 = hashOf('sha384')
/** The shortest hash, because the page contains more than a hundred of them. */
const sha256 = hashOf('sha256')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    // Hidden files are not served.
    .filter((path) => !path.startsWith('/.'))
    .toSorted()

const compress = (path: string) => {
  const bytes = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

/** Finishes the build: adds SRI hashes and the list of files to the page, and writes integrity.json (path → sha384) and compressed copies. */
export function sealBuild(pages: () => PageFiles): Plugin {
  return {
    name: 'musi-sealed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no output folder.')
        const page = join(dir, 'index.html')
        const hashes: Record<string, string> = {}
        const shortHashes: Record<string, string> = {}
        for (const path of filesIn(dir).filter((each) => each !== '/index.html')) {
          const bytes = readFileSync(dir + path)
          hashes[path] = sha384(bytes)
          shortHashes[path] = sha256(bytes)
        }
        const importMap = scriptHashes(shortHashes)
        const files = pageFilesJson(pages(), importMap)
        writeFileSync(page, pageWithIntegrity(readFileSync(page, 'utf8'), hashes, { importMap, files }))
        // The server writes the configuration into the page. To compare hashes, empty that element
        // first.
        hashes['/index.html'] = sha384(readFileSync(page))
        writeFileSync(join(dir, 'integrity.json'), `${JSON.stringify(hashes, null, 1)}\n`)
        for (const path of filesIn(dir)) if (COMPRESSIBLE.test(path)) compress(dir + path)
      },
    },
  }
}
