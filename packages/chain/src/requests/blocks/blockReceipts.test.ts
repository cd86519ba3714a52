import { testChain } from '@musi/devchain/testing/testChain'
import { describe, expect, it } from 'vitest'
import { hexQuantity } from '../../rpc/hexQuantity.ts'
import { eventLog } from '../../testing/eventLog.ts'
import { minedBlock } from '../../testing/minedBlock.ts'
import { provenReceipts } from './blockReceipts.ts'
import { parseHeader } from './header.ts'
import { bloomBits, bloomMayHave, parseBloom } from './logsBloom.ts'

const NO_ADDRESS = `0x${'0'.repeat(40)}`
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}` as const
const TRANSFER = eventLog('event Transfer(address indexed from, address indexed to, uint256 value)', [
  `0x${'1'.repeat(40)}`,
  `0x${'2'.repeat(40)}`,
  7n,
])

function blockWithLogs(count: number) {
  const transaction = (place: number) => ({
    hash: hashOf(place),
    from: `0x${'3'.repeat(40)}`,
    logs: [{ address: `0x${'4'.repeat(40)}`, ...TRANSFER }],
  })
  const transactions = Array.from({ length: count }, (_, place) => transaction(place + 1))
  const { header, receipts } = minedBlock({ number: 9, hash: hashOf(500) }, transactions)
  const block = {
    ...header,
    number: '0x9',
    hash: hashOf(500),
    parentHash: hashOf(499),
    timestamp: '0x1',
    transactions: transactions.map(({ hash }) => hash),
  }
  return { header: parseHeader(block), receipts }
}

describe("a node's receipts", () => {
  it('headers of anvil prove their receipts, in blocks of 0 to 300 transactions, and their blooms have every log', async () => {
    const { request, accounts } = await testChain({ holds: 'history', own: true })
    await request('evm_setAutomine', [false])
    const [from] = accounts
    for (let sent = 0; sent < 300; sent++)
      await request('eth_sendTransaction', [{ from: from?.address, to: from?.address, value: '0x1', gas: '0x5208' }])
    await request('evm_mine', [])
    const tip = Number(await request('eth_blockNumber', []))
    let maximum = 0
    for (let block = 0; block <= tip; block++) {
      const header = parseHeader(await request('eth_getBlockByNumber', [hexQuantity(block), false]))
      const receipts = provenReceipts(await request('eth_getBlockReceipts', [hexQuantity(block)]), header, false)
      expect(receipts).toHaveLength(header.transactions.length)
      maximum = Math.max(maximum, header.transactions.length)
      const bloom = parseBloom(header.logsBloom)
      const logs = (receipts ?? []).flatMap((receipt) => receipt.logs)
      expect(
        logs.every(({ address, topics }) => [address, ...topics].every((each) => bloomMayHave(bloom, bloomBits(each)))),
      ).toBe(true)
    }
    expect(maximum).toBe(300)
  })

  it('receipts with a log left out, changed or moved to another transaction are not proven', () => {
    const { header, receipts } = blockWithLogs(3)
    expect(provenReceipts(receipts, header, false)).toHaveLength(3)
    const [first, ...rest] = receipts
    for (const forged of [
      rest,
      [...rest, first],
      [{ ...first, logs: [] }, ...rest],
      [{ ...first, status: '0x0' }, ...rest],
      [{ ...first, transactionHash: hashOf(2) }, ...rest],
      [{ ...first, logs: first?.logs.map((log) => ({ ...log, data: '0x' })) }, ...rest],
      [{ ...first, logs: first?.logs.map((log) => ({ ...log, blockNumber: '0x8' })) }, ...rest],
    ])
      expect(provenReceipts(forged, header, false)).toBeNull()
  })

  it("Polygon's receipt of state sync, which the root leaves out, is kept at the end of a block and nowhere else", () => {
    const { header, receipts } = blockWithLogs(2)
    const stateSync = { ...receipts[0], from: NO_ADDRESS, to: NO_ADDRESS, transactionHash: hashOf(77), logs: [] }
    expect(provenReceipts([...receipts, stateSync], header, true)?.at(-1)?.transaction).toBe(hashOf(77))
    expect(provenReceipts([...receipts, stateSync], header, false)).toBeNull()
    expect(provenReceipts([stateSync, ...receipts], header, true)).toBeNull()
    expect(provenReceipts([...receipts, { ...stateSync, from: receipts[0]?.from }], header, true)).toBeNull()
  })
})
