import { type Hex, bytesToHex } from 'viem'
import { hexQuantity } from '../rpc/hexQuantity.ts'
import { receiptsRootOf } from '../requests/blocks/blockReceipts.ts'
import { bloomBits } from '../requests/blocks/logsBloom.ts'

type PlainLog = { address: string; topics: readonly Hex[]; data: Hex }
type MinedTransaction = { hash: Hex; from: string; status?: '0x0' | '0x1'; logs: readonly PlainLog[] }

/** A node's answers about a block of these transactions: logs, receipts, and the fields of its header that prove them. */
export function minedBlock(block: { number: number; hash: Hex }, transactions: readonly MinedTransaction[]) {
  let index = 0
  const receipts = transactions.map(({ hash, from, status = '0x1', logs }, place) => ({
    transactionHash: hash,
    transactionIndex: hexQuantity(place),
    blockNumber: hexQuantity(block.number),
    from,
    status,
    type: '0x2',
    cumulativeGasUsed: hexQuantity(21_000 * (place + 1)),
    logsBloom: bloomOf(logs),
    logs: logs.map(({ address, topics, data }) => ({
      address,
      topics,
      data,
      blockNumber: hexQuantity(block.number),
      blockHash: block.hash,
      logIndex: hexQuantity(index++),
      transactionHash: hash,
    })),
  }))
  const logs = receipts.flatMap((receipt) => receipt.logs)
  return { receipts, logs, header: { logsBloom: bloomOf(logs), receiptsRoot: receiptsRootOf(receipts) } }
}

function bloomOf(logs: readonly PlainLog[]): Hex {
  const bloom = new Uint8Array(256)
  for (const bit of logs.flatMap(({ address, topics }) => [address as Hex, ...topics].flatMap(bloomBits)))
    bloom[255 - (bit >> 3)] = (bloom[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7))
  return bytesToHex(bloom)
}
