// Whoever can name a signing method can go past the gate (quality/faults.md §1.4), so only the gate's file may.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

const GATE = 'packages/chain/src/signingGate.ts'
/** What a page loads. Servers and seeds talk to nodes, not to wallets. */
const PAGE = /^(?:apps\/web|packages\/(?:api|chain|domain|ui))\/src\//
const TEST = /\.test\.tsx?$/
const METHODS = ['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData', 'eth_sign\\b', 'eth_signTransaction']
const NAMES = new RegExp(METHODS.join('|'))
/** The names by way of the gate's own list: for wallets of ours, which are asked by them. */
const LIST = /\bSIGNING_METHODS\b/
const WALLETS = /^packages\/chain\/src\/wallet\/(?:demo|testing)\//

/** A line for each file of the page that names a signing method and is not the gate. */
export function signingMethods(tree: string): string[] {
  return sourceFiles(tree)
    .filter((file) => PAGE.test(file) && !TEST.test(file) && file !== GATE)
    .flatMap((file) => {
      const text = readFileSync(join(tree, file), 'utf8')
      if (NAMES.test(text)) return [`${file}: names a signing method; only ${GATE} may`]
      return LIST.test(text) && !WALLETS.test(file) ? [`${file}: takes the names of signing methods from the gate`] : []
    })
}
