import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ITS_HASH = '@noble/hashes/sha3'
const isChainLibrary = (file = '') => file.includes('/viem/')
const OWN_USER = fileURLToPath(new URL('../../../packages/domain/src/address.ts', import.meta.url))

/** The chain library brings an older copy of the hash that the first load has: three kilobytes, and slow until it is compiled too. */
export const oneHash = (): Plugin => ({
  name: 'musi-one-hash',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id !== ITS_HASH || !isChainLibrary(importer)) return null
    return this.resolve('@noble/hashes/sha3.js', OWN_USER, { skipSelf: true })
  },
})
