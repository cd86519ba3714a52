import type { AddressBook } from '@musi/domain/addressBook'
import { roleHolderQueries } from '@musi/chain/chains/roleHolderQueries'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { wellKnownAccounts } from '@musi/devchain/world/wellKnownAccounts'
import type { Upstream } from '../rpc/upstream.ts'

/**
 * Reasons to refuse MUSI_ADDRESS_BOOK because of demo accounts: their keys are public, so on any
 * but a development chain they must not own anything. Null if they own nothing, or if the chain is
 * unavailable.
 */
export async function demoRoles({ ask }: Pick<Upstream, 'ask'>, book: AddressBook): Promise<string | null> {
  if (book.chainId === EMBEDDED_CHAIN_ID) return null
  const people = wellKnownAccounts()
  const queries = roleHolderQueries(book, people)
  const outcomes = await ask(queries.map(({ call }) => ({ method: 'eth_call', params: [call, 'latest'] })))
  const objections = [
    ...namedIn(book, people),
    ...queries.flatMap(({ describeHolder: finding }, at) => {
      const outcome = outcomes[at]
      return outcome?.ok === true ? (finding(outcome.result) ?? []) : []
    }),
  ]
  if (objections.length === 0) return null
  return [
    `MUSI_ADDRESS_BOOK cannot be served on chain ${book.chainId}: a demo account, whose key everybody has, is in charge there.`,
    ...objections.map((sentence) => `  ${sentence}`),
    'Deploy anew with a roles file of your own (docs/deploy.md), and name the book that this writes.',
  ].join('\n')
}

/** Accounts can have code (EIP-7702), so an address book could list one as a contract. */
function namedIn({ contracts, tokens, pools, stakingPools }: AddressBook, people: readonly string[]): string[] {
  const all = [
    ...Object.values(contracts),
    ...tokens.map(({ address }) => address),
    ...pools.flatMap(({ tokens, pair }) => [...tokens, pair]),
    ...stakingPools.flatMap(({ pair, rewards }) => [pair, rewards]),
  ]
  return [...new Set(all)]
    .filter((address) => people.includes(address))
    .map((address) => `The book itself names ${address}.`)
}
