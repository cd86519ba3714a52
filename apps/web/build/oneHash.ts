import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const VIEM_HASH = '@noble/hashes/sha3'
const isChainLibrary = (file = '') => file.includes('/viem/')
const OUR_IMPORTER = fileURLToPath(new URL('../../../packages/domain/src/address.ts', import.meta.url))

/** Makes viem use the hash function of the first load instead of bundling an older copy (three kilobytes). */
export const oneHash = (): Plugin => ({
  name: 'musi-one-hash',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id !== VIEM_HASH || !isChainLibrary(importer)) return null
    return this.resolve('@noble/hashes/sha3.js', OUR_IMPORTER, { skipSelf: true })
  },
})
