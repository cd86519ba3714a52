import { roleQuestions } from '@musi/contracts/deploy/public/roleHolders'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData, erc20Abi, isHex } from 'viem'
import type { AddressBook } from '@musi/domain/addressBook'

type Call = { to: Address; data: `0x${string}` }
/** A call, and what its answer says about the people asked for: a sentence, or null. */
type Question = { call: Call; finding: (answer: unknown) => string | null }

/** Asks the chain of a book whether any of these people has a role there, or votes. */
export function roleHolderQuestions(book: AddressBook, people: readonly Address[]): Question[] {
  const roles = roleQuestions(book).map(({ words, contract, data }): Question => ({
    call: { to: contract, data },
    finding: (answer) => {
      const holder = people.find((person) => isHex(answer) && isWordOf(answer, person))
      return holder === undefined ? null : `${capital(words)} is ${holder}.`
    },
  }))
  const { governanceToken } = book.contracts
  if (governanceToken === undefined) return roles
  return [...roles, ...people.map((person) => balanceQuestion(governanceToken, person))]
}

const balanceQuestion = (to: Address, person: Address): Question => ({
  call: { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [person] }) },
  finding: (answer) =>
    isHex(answer) && answer.length === 66 && BigInt(answer) > 0n ? `Governance tokens are held by ${person}.` : null,
})

const isWordOf = (answer: string, person: Address) =>
  answer.length === 66 && answer.slice(26).toLowerCase() === person.slice(2).toLowerCase()

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
