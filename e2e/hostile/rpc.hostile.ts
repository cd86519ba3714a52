// Attacks on the product's /rpc and on the port of its embedded chain.
import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { afterAll, beforeAll, expect } from 'vitest'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'

let target: Target
let chainPort: number
beforeAll(async () => {
  chainPort = (await freePort(0)) ?? 0
  target = await startTarget({ MUSI_CHAIN_PORT: String(chainPort) })
})
afterAll(() => target.stop())

/** Methods that change the chain's state, use keys, or are for a node's operator. */
const FORBIDDEN = [
  'anvil_setBalance',
  'anvil_setCode',
  'anvil_mine',
  'anvil_impersonateAccount',
  'anvil_reset',
  'anvil_dumpState',
  'evm_mine',
  'evm_snapshot',
  'evm_revert',
  'evm_setNextBlockTimestamp',
  'hardhat_setBalance',
  'hardhat_reset',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_accounts',
  'personal_sign',
  'personal_unlockAccount',
  'admin_peers',
  'admin_addPeer',
  'debug_traceTransaction',
  'debug_storageRangeAt',
  'miner_start',
  'txpool_content',
  'eth_newFilter',
  'eth_subscribe',
  'ots_getApiLevel',
  '__proto__',
  'constructor',
]

attackTest('rpc', 'operator methods are refused, alone and inside a batch', async (countVariant) => {
  const ask = async (body: unknown) =>
    (await target.askAsPage('/rpc', { method: 'POST', body: JSON.stringify(body) })).text
  for (const method of FORBIDDEN) {
    const call = { jsonrpc: '2.0', id: 1, method, params: [] }
    const aloneAnswer = JSON.parse(await ask(call)) as { result?: unknown }
    const [, inside] = JSON.parse(await ask([{ ...call, id: 0, method: 'eth_blockNumber' }, call])) as {
      result?: unknown
    }[]
    expect([method, aloneAnswer.result, inside?.result]).toEqual([method, undefined, undefined])
    countVariant()
  }
})

/** Address at which the chain's own process listens, behind the public port. */
function innerChainEndpoint(): { host: string; port: number } {
  const children = execFileSync('ps', ['-o', 'args=', '--ppid', String(target.process.pid)], { encoding: 'utf8' })
  const [, host = '', port] = /--host (\S+) --port (\d+)/.exec(children) ?? []
  return { host, port: Number(port) }
}

async function askChain(port: number, headers: Record<string, string>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const body = { jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [`0x${'11'.repeat(20)}`, '0x1'] }
  const all = { 'content-type': 'application/json', ...headers }
  request({ host: '127.0.0.1', port, method: 'POST', headers: all }, (answer) => {
    void text(answer).then((received) => resolve(`${answer.statusCode} ${received}`))
  })
    .on('error', (error) => resolve(error.message))
    .end(JSON.stringify(body))
  return await promise
}

attackTest(
  'rpc',
  'W14: the chain’s port answers no web page, whatever Host or Origin header it sends',
  async (countVariant) => {
    const port = chainPort
    expect(await askChain(port, { host: `127.0.0.1:${port}` })).toContain('"result"')
    for (const headers of [
      { host: 'evil.example' },
      { host: `evil.example:${port}` },
      { host: 'localhost.evil.example' },
      { host: `127.0.0.1:${port}`, origin: 'https://evil.example' },
      { host: `127.0.0.1:${port}`, origin: target.origin },
      { host: `127.0.0.1:${port}`, origin: 'null' },
    ]) {
      expect(await askChain(port, headers), JSON.stringify(headers)).not.toContain('"result"')
      countVariant()
    }
    const innerEndpoint = innerChainEndpoint()
    expect(innerEndpoint.host).toMatch(/^127(?:\.\d+){3}$/)
    expect(await askChain(innerEndpoint.port, {})).toContain('ECONNREFUSED')
    countVariant()
  },
)
