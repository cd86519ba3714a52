import type { AddressBook } from '@musi/domain/addressBook'
import type { Upstream } from '../rpc/upstream.ts'

type ChainReader = Pick<Upstream, 'ask'>

/** Returns null while no endpoint answers. */
export async function genesisHash({ ask }: ChainReader): Promise<string | null> {
  const [outcome] = await ask([{ method: 'eth_getBlockByNumber', params: ['0x0', false] }])
  const block = outcome?.ok === true ? outcome.result : null
  const hash = typeof block === 'object' && block !== null && 'hash' in block ? block.hash : null
  return typeof hash === 'string' ? hash : null
}

/**
 * Reason why MUSI_ADDRESS_BOOK is refused: one of its contracts has no code on the chain. Null if all have, or the
 * chain is unavailable.
 */
export async function missingCode({ ask }: ChainReader, book: AddressBook): Promise<string | null> {
  const contracts = Object.entries(book.contracts)
  const calls = contracts.map(([, address]) => ({ method: 'eth_getCode', params: [address, 'latest'] }))
  const outcomes = await ask(calls)
  const codeless = contracts.find((_, index) => {
    const outcome = outcomes[index]
    return outcome?.ok === true && outcome.result === '0x'
  })
  if (codeless === undefined) return null
  const [role, address] = codeless
  return `MUSI_ADDRESS_BOOK names ${address} as ${role}, but chain ${book.chainId} has no contract there. Run the deploy command, or name the book that it wrote.`
}
