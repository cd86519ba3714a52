import { expect, it, onTestFinished } from 'vitest'
import { doesAnswer, watchAnswers } from './watchAnswers.ts'
import { RpcError, rpcRequest } from '../rpc/rpcRequest.ts'
import { testChain } from '../testing/testChain.ts'

const SILENT = () => Promise.reject(new DOMException('late', 'TimeoutError'))

function watchChain(answersOf: () => Promise<unknown>, isBusy = () => false) {
  const seen = { looks: 0, silences: [] as number[] }
  const request = () => {
    seen.looks += 1
    return answersOf()
  }
  const onSilence = () => seen.silences.push(seen.looks)
  onTestFinished(watchAnswers({ request, isBusy, everyMs: 1, onSilence }))
  return seen
}

it('four unanswered requests in a row are reported as a silence', async () => {
  const seen = watchChain(SILENT)
  await expect.poll(() => seen.looks).toBeGreaterThan(8)
  expect(seen.silences.slice(0, 2)).toEqual([4, 8])
})

it('three unanswered requests in a row are never reported', async () => {
  let asked = 0
  const seen = watchChain(() => ((asked += 1) % 4 === 0 ? Promise.resolve('0x0') : SILENT()))
  await expect.poll(() => seen.looks).toBeGreaterThan(20)
  expect(seen.silences).toEqual([])
})

it('an error counts as an answer, and a broken connection is left to the process watcher', async () => {
  expect(await doesAnswer(() => Promise.reject(new RpcError(-32_000, 'no')))).toBe(true)
  expect(await doesAnswer(() => Promise.reject(new TypeError('fetch failed')))).toBe(true)
  expect(await doesAnswer(SILENT)).toBe(false)
})

it('while the chain is excused its silence is not reported', async () => {
  const seen = watchChain(SILENT, () => true)
  await expect.poll(() => seen.looks).toBeGreaterThan(10)
  expect(seen.silences).toEqual([])
})

it('a chain blocked by an endless call, and a block waiting for it, does not answer', async () => {
  const chain = await testChain({ holds: 'nothing', own: true })
  onTestFinished(chain.stop)
  expect(await doesAnswer(rpcRequest(chain.rpcUrl, 30_000))).toBe(true)
  const friend = '0x000000000000000000000000000000000000bEEF'
  const post = (method: string, params: readonly unknown[]) =>
    void rpcRequest(chain.rpcUrl, 60_000)(method, params).catch(() => undefined)
  // The call runs for hours; a request that changes the state waits for it, and then all others wait too.
  const endless = { [friend]: { code: '0x5b600056' } }
  post('eth_call', [{ to: friend, gas: '0xffffffffffff' }, 'latest', endless])
  await chain.request('eth_blockNumber')
  post('eth_sendTransaction', [{ from: chain.accounts[0]?.address, to: friend, value: '0x5' }])
  await expect.poll(() => doesAnswer(rpcRequest(chain.rpcUrl, 400))).toBe(false)
})
