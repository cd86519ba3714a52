import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signingMethods } from './signingMethods.ts'
import { repositoryRoot } from '../run/steps.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'signing-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

test('signing methods are named in one file only', () => {
  expect(signingMethods(repositoryRoot)).toEqual([])
})

test.each(['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4', 'personal_sign'])(
  'a file of the page that names %s is found, the gate itself included',
  (method) => {
    put('apps/web/src/platform/x.ts', `ask('${method}')`)
    put('packages/chain/src/wallet/signingMethods.ts', `ask('${method}')`)
    put('packages/chain/src/signingGate.ts', `ask('${method}')`)
    put('packages/chain/src/x.test.ts', `ask('${method}')`)
    put('packages/devchain/src/seed.ts', `request('${method}')`)
    expect(signingMethods(tree)).toEqual([
      expect.stringMatching(/^apps\/web\/src\/platform\/x\.ts: /),
      expect.stringMatching(/^packages\/chain\/src\/signingGate\.ts: /),
    ])
  },
)

test('the list of names is for the gate and wallets of our own', () => {
  const text = `import { SIGNING_METHODS } from '@musi/chain/wallet/signingMethods'`
  put('apps/web/src/features/swap/x.ts', text)
  put('packages/chain/src/wallet/demo/x.ts', text)
  put('packages/chain/src/signingGate.ts', text)
  expect(signingMethods(tree)).toEqual([expect.stringMatching(/^apps\/web\/src\/features\/swap\/x\.ts: /)])
})
