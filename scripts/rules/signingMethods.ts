// Code that knows a signing method's name can bypass the gate (spec: signing.one-gate), so one file names them, and the gate takes
// them from there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

const LIST_FILE = 'packages/chain/src/wallet/signingMethods.ts'
/** Code that a page loads. Servers and seeds talk to nodes, not to wallets. */
const PAGE = /^(?:apps\/web|packages\/(?:api|chain|domain|ui))\/src\//
const TEST = /\.test\.tsx?$|^(?:apps\/web|packages\/chain)\/src\/.*testing\//
const METHODS = [
  'eth_sendTransaction',
  'wallet_sendCalls',
  'eth_signTypedData',
  'eth_sign\\b',
  'eth_signTransaction',
  'personal_sign',
]
const NAMES = new RegExp(METHODS.join('|'))
/** Matches the names as imported from that list, which the gate and our own wallets may do. */
const LIST = /\bSIGNING_METHODS\b|\/signingMethods\b/
const GATE_AND_WALLETS = /^packages\/chain\/src\/(?:signingGate\.ts$|wallet\/demo\/|passkey\/|testing\/)/

/** A line for each file of the page that names a signing method without being the gate. */
export function signingMethods(tree: string): string[] {
  return sourceFiles(tree)
    .filter((file) => PAGE.test(file) && !TEST.test(file) && file !== LIST_FILE)
    .flatMap((file) => {
      const text = readFileSync(join(tree, file), 'utf8')
      if (NAMES.test(text)) return [`${file}: names a signing method; only ${LIST_FILE} may`]
      if (!LIST.test(text) || GATE_AND_WALLETS.test(file)) return []
      return [`${file}: takes the names of signing methods, which are for the gate`]
    })
}
