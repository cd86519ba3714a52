import { roleQueries } from '@musi/contracts/deploy/public/roleQueries'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData, erc20Abi, isHex } from 'viem'
import type { AddressBook } from '@musi/domain/addressBook'

type EthCall = { to: Address; data: `0x${string}` }
/** A call, and how to read its answer: a sentence if one of the people has the role, otherwise null. */
type RoleHolderQuery = { call: EthCall; describeHolder: (answer: unknown) => string | null }

/** Calls that show whether any of these people holds a role or governance tokens on the book's chain. */
export function roleHolderQueries(book: AddressBook, people: readonly Address[]): RoleHolderQuery[] {
  const roles = roleQueries(book).map(({ words, contract, data }): RoleHolderQuery => ({
    call: { to: contract, data },
    describeHolder: (answer) => {
      const holder = people.find((person) => isHex(answer) && isAddressWord(answer, person))
      return holder === undefined ? null : `${capitalized(words)} is ${holder}.`
    },
  }))
  const { governanceToken } = book.contracts
  if (governanceToken === undefined) return roles
  return [...roles, ...people.map((person) => balanceQuery(governanceToken, person))]
}

const balanceQuery = (to: Address, person: Address): RoleHolderQuery => ({
  call: { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [person] }) },
  describeHolder: (answer) =>
    isHex(answer) && answer.length === 66 && BigInt(answer) > 0n ? `Governance tokens are held by ${person}.` : null,
})

const isAddressWord = (answer: string, person: Address) =>
  answer.length === 66 && answer.slice(26).toLowerCase() === person.slice(2).toLowerCase()

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
