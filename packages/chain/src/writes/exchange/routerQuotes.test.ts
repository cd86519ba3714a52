import { ownWorld } from '@musi/devchain/world/ownWorld'
import { testChain } from '@musi/devchain/testing/testChain'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { amountIn, amountOut } from '@musi/domain/exchange/amountOut'
import { MAX_RESERVE } from '@musi/domain/exchange/hop'
import { type Hex, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, it } from 'vitest'

const router = ownWorld().v2Router.address
const next = seededNumbers('exchange')
/** Each bit length up to this one is equally likely. */
function size(bits: number): bigint {
  const length = 1 + Math.floor(next() * bits)
  const digits = Array.from({ length: 4 }, () => BigInt(Math.floor(next() * 2 ** 32)))
  return BigInt.asUintN(
    length,
    digits.reduce((all, digit) => (all << 32n) | digit, 0n),
  )
}

const pure = parseAbi([
  'function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) pure returns (uint256)',
  'function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut) pure returns (uint256)',
])
const CASES = process.env.MUSI_LONG ? 1_000_000 : 10_000
const CALLS_PER_REQUEST = 1000

/** Sends many calls to the router in one request, with little gas, because a division by zero burns all its gas. */
async function callAtOnce(rpcUrl: string, questions: readonly Hex[]): Promise<(bigint | 'reverted')[]> {
  const body = questions.map((data, id) => {
    return { jsonrpc: '2.0', id, method: 'eth_call', params: [{ to: router, data, gas: '0x30000' }, 'latest'] }
  })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(rpcUrl, { method: 'POST', headers, body: JSON.stringify(body) })
  const answers = (await response.json()) as { id: number; result?: Hex }[]
  const byId = new Map(answers.map(({ id, result }) => [id, result]))
  return questions.map((_, id) => {
    const result = byId.get(id)
    return result === undefined ? 'reverted' : BigInt(result)
  })
}

it(`case 1: getAmountOut and getAmountIn are equal in ${CASES} cases, or fail exactly when it reverts`, async () => {
  const edges = [0n, 1n, 2n, MAX_RESERVE - 1n, MAX_RESERVE, 2n ** 140n, maxUint256]
  const some = () => (next() < 0.15 ? (edges[Math.floor(next() * edges.length)] ?? 0n) : size(112))
  const { rpcUrl } = await testChain()
  let failed = 0
  for (let done = 0; done < CASES; done += CALLS_PER_REQUEST) {
    const questions = Array.from({ length: CALLS_PER_REQUEST }, () => [some(), some(), some()] as const)
    const routerAnswers = await callAtOnce(
      rpcUrl,
      questions.map((args, at) =>
        encodeFunctionData({ abi: pure, functionName: at % 2 === 0 ? 'getAmountOut' : 'getAmountIn', args }),
      ),
    )
    const ownAnswers = questions.map((args, at) => (at % 2 === 0 ? amountOut(...args) : amountIn(...args)))
    expect(ownAnswers.map((own) => (typeof own === 'bigint' ? own : 'reverted'))).toEqual(routerAnswers)
    failed += routerAnswers.filter((one) => one === 'reverted').length
  }
  expect(failed).toBeGreaterThan(CASES / 10)
  expect(failed).toBeLessThan((CASES * 3) / 4)
}, 3_600_000)
