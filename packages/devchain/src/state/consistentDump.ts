import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { pause } from '@musi/contracts/deploy/runner/pause'
import { headOf } from '../rpc/headOf.ts'

/** A gzipped state of the chain, and the hash of the block at which it was taken. */
export type Dump = { state: Buffer; head: string }

const dumpNow = async (request: RpcRequest) => {
  // 0x, then the hex of gzip of JSON.
  const hex = String(await request('anvil_dumpState'))
  return Buffer.from(hex.slice(2), 'hex')
}

const isPoolEmpty = async (request: RpcRequest) => {
  const { pending } = (await request('txpool_status')) as { pending: string }
  return Number(pending) === 0
}

/**
 * Anvil dumps the blocks and then the accounts, without a common lock. If a transaction is mined in between,
 * the dump has its effect but not its block (seen in 56 of 400 dumps under load). A transaction leaves the pool only
 * when its block is stored, so an empty pool, followed by an unchanged head, proves that there was none.
 */
async function dumpIfUndisturbed(request: RpcRequest): Promise<Dump | null> {
  const head = await headOf(request)
  const state = await dumpNow(request)
  return (await isPoolEmpty(request)) && (await headOf(request)) === head ? { state, head } : null
}

/** The head after it has not changed for 50 ms, which is far longer than mining one of our blocks takes. */
async function waitForQuietHead(request: RpcRequest): Promise<string> {
  let head = await headOf(request)
  for (let still = 0; still < 5; still += 1) {
    await pause(10)
    const now = await headOf(request)
    if (now !== head) still = 0
    head = now
  }
  return head
}

/** Transactions that arrived meanwhile are mined at once. */
export async function startMining(request: RpcRequest): Promise<void> {
  await request('evm_setAutomine', [true])
  if (!(await isPoolEmpty(request))) await request('evm_mine')
}

/** Under a constant stream of transactions, mining is paused during the dump. */
async function dumpWithMiningPaused(request: RpcRequest): Promise<Dump> {
  await request('evm_setAutomine', [false])
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const head = await waitForQuietHead(request)
      const state = await dumpNow(request)
      if ((await waitForQuietHead(request)) === head) return { state, head }
    }
    throw new Error('The chain changes too often for its state to be saved.')
  } finally {
    await startMining(request)
  }
}

/** A dump whose blocks and accounts are consistent. */
export async function consistentDump(request: RpcRequest): Promise<Dump> {
  for (let tries = 0; tries < 3; tries += 1) {
    const dump = await dumpIfUndisturbed(request)
    if (dump !== null) return dump
  }
  return dumpWithMiningPaused(request)
}
