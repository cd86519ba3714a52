import type { AddressBook } from '@musi/domain/addressBook'
import type { ByteBudget } from './byteBudget.ts'
import type { Call, Outcome } from './rpc/call.ts'
import type { Upstream } from './rpc/upstream.ts'

type Asking = { upstream: Upstream; budget: ByteBudget }

/** Null while no endpoint answers. */
export async function genesisHash(asking: Asking): Promise<string | null> {
  const [outcome] = await ask(asking, [{ method: 'eth_getBlockByNumber', params: ['0x0', false] }])
  const block = outcome?.ok === true ? outcome.result : null
  const hash = typeof block === 'object' && block !== null && 'hash' in block ? block.hash : null
  return typeof hash === 'string' ? hash : null
}

/** The sentence that refuses MUSI_ADDRESS_BOOK: a contract of it has no code on the chain. Null when all have, or nobody answers. */
export async function missingCode(asking: Asking, book: AddressBook): Promise<string | null> {
  const contracts = Object.entries(book.contracts)
  const calls = contracts.map(([, address]) => ({ method: 'eth_getCode', params: [address, 'latest'] }))
  const outcomes = await ask(asking, calls)
  const without = contracts.find((_, index) => {
    const outcome = outcomes[index]
    return outcome?.ok === true && outcome.result === '0x'
  })
  if (without === undefined) return null
  const [role, address] = without
  return `MUSI_ADDRESS_BOOK names ${address} as ${role}, but chain ${book.chainId} has no contract there. Run the deploy command, or name the book that it wrote.`
}

async function ask({ upstream, budget }: Asking, calls: readonly Call[]): Promise<readonly Outcome[]> {
  const hold = budget.hold()
  const outcomes = await upstream.send(calls, hold)
  hold.release()
  return outcomes
}
