import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { eventLog } from '@musi/chain/testing/eventLog'
import { minedBlock } from '@musi/chain/testing/minedBlock'
import { testChain } from '@musi/devchain/testing/testChain'
import { type Address, parseAddress } from '@musi/domain/address'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Call, Outcome } from '#platform/rpc/call.ts'
import { type Role, followedContracts } from '../acts/followedContracts.ts'
import { chainSource } from '../chainSource.ts'

const TRIALS = process.env['MUSI_LONG'] === '1' ? 10_000 : 100

const at = (number: number): Address => parseAddress(number.toString(16).padStart(40, '0')) ?? '0x'
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}` as const
const PAIRS = [at(6), at(7)]
const KNOWN = new Map<Address, Role>(PAIRS.map((pair) => [pair, 'pair']))
const SWAP =
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)'
const swap = (contract: number, paid: number) => ({
  address: at(contract).toLowerCase(),
  ...eventLog(SWAP, [at(1), BigInt(paid), 0n, 0n, 4n, at(2)]),
})

/** A block: the logs of each transaction, from our pairs (6, 7) or from other contracts; some are equal. */
const randomBlock = fc.array(
  fc.array(fc.record({ contract: fc.constantFrom(6, 6, 7, 8, 900), paid: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 5,
  }),
  { maxLength: 6 },
)
type RandomBlock = typeof randomBlock extends fc.Arbitrary<infer Each> ? Each : never

function blockOf(block: RandomBlock) {
  const transactions = block.map((logs, place) => ({
    hash: hashOf(place + 1),
    from: at(3).toLowerCase(),
    logs: logs.map(({ contract, paid }) => swap(contract, paid)),
  }))
  const mined = minedBlock({ number: 1, hash: hashOf(100) }, transactions)
  const header = {
    ...mined.header,
    number: '0x1',
    hash: hashOf(100),
    parentHash: hashOf(99),
    timestamp: '0x1',
    transactions: transactions.map(({ hash }) => hash),
  }
  const ours = mined.logs.filter(({ address }) => PAIRS.some((pair) => pair.toLowerCase() === address))
  return { header, receipts: mined.receipts, ours }
}

type Answers = { header: unknown; receipts: unknown; ours: readonly unknown[]; hasBlockReceipts?: boolean }

const nodeOf = ({ header, receipts, ours, hasBlockReceipts = true }: Answers) => ({
  ask: (calls: readonly Call[]): Promise<readonly Outcome[]> =>
    Promise.resolve(
      calls.map(({ method, params }) => {
        if (method === 'eth_getBlockReceipts' && !hasBlockReceipts)
          return { ok: false, error: { code: -32601, message: 'method not found' } }
        const [first] = params as readonly unknown[]
        const byHash = () => (receipts as { transactionHash: string }[]).find((each) => each.transactionHash === first)
        const results: Record<string, unknown> = {
          eth_chainId: '0x89',
          eth_getLogs: ours,
          eth_getBlockReceipts: receipts,
          eth_getTransactionReceipt: byHash(),
        }
        return { ok: true, result: results[method] ?? header }
      }),
    ),
})

async function readFrom(node: Answers, others: readonly Answers[] = []) {
  let leftOut = 0
  const scope = {
    chainId: 137,
    multicall: at(50),
    entryPoint: null,
    isFollowed: () => true,
    takesTransactions: false,
    onLeftOut: (logs: number) => {
      leftOut += logs
    },
  }
  const alone = others.length === 0 ? [] : [node, ...others].map(nodeOf)
  const { rows } = await chainSource(nodeOf(node), scope, alone).read({ from: 1, to: 1 }, KNOWN)
  return { rows, leftOut }
}

const without = (logs: readonly unknown[], index: number) => logs.filter((_, place) => place !== index)

it(`${TRIALS} times a node leaves out one log: each is found in its block and read from its receipts (spec: index.left-out)`, async () => {
  await fc.assert(
    fc.asyncProperty(
      randomBlock.filter((block) => block.flat().some(({ contract }) => contract < 8)),
      fc.nat(),
      async (block, chosen) => {
        const whole = blockOf(block)
        const honest = await readFrom(whole)
        expect(honest.leftOut).toBe(0)
        const ours = without(whole.ours, chosen % whole.ours.length)
        const { rows, leftOut } = await readFrom({ ...whole, ours })
        expect(leftOut).toBe(1)
        expect(rows).toEqual(honest.rows)
        expect(await readFrom({ ...whole, ours, hasBlockReceipts: false })).toEqual({ rows, leftOut })
      },
    ),
    { numRuns: TRIALS },
  )
})

it('a node that also leaves a log out of its receipts is replaced by another endpoint, and refused if it is the only one', async () => {
  const whole = blockOf([[{ contract: 6, paid: 1 }], [{ contract: 7, paid: 1 }]])
  const liar = { ...whole, ours: [], receipts: whole.receipts.map((receipt) => ({ ...receipt, logs: [] })) }
  const { rows, leftOut } = await readFrom(liar, [whole])
  expect([rows.acts.length, leftOut]).toEqual([2, 2])
  await expect(readFrom(liar)).rejects.toThrow('receipts of block 1')
})

it('no log of a new chain counts as left out, and rows read by logs equal those read by whole blocks', async () => {
  const { request, addressBook } = await testChain({ holds: 'history' })
  const asked = {
    ask: async (calls: readonly Call[]): Promise<readonly Outcome[]> =>
      await Promise.all(
        calls.map(async ({ method, params }) => ({ ok: true, result: await request(method, params as unknown[]) })),
      ),
  }
  const alarms: number[] = []
  const scope = {
    chainId: 31337,
    multicall: addressBook.contracts.multicall3,
    entryPoint: null,
    isFollowed: () => true,
    onLeftOut: (logs: number) => alarms.push(logs),
  }
  const span = { from: 0, to: Number(await request('eth_blockNumber', [])) }
  const known = followedContracts(addressBook)
  const byLogs = await chainSource(asked, { ...scope, takesTransactions: false }).read(span, known)
  const whole = await chainSource(asked, { ...scope, takesTransactions: true }).read(span, known)
  expect(alarms).toEqual([])
  expect(byLogs.rows.acts.length).toBeGreaterThan(500)
  expect(byLogs.rows).toEqual({ ...whole.rows, transactions: [], parties: [] })
})

it("a span is refused if the node's answer is of another block", async () => {
  const whole = blockOf([])
  await expect(readFrom({ ...whole, header: { ...whole.header, number: hexQuantity(2) } })).rejects.toThrow('replaced')
})
