import { musicCollectionAbi } from '@musi/contracts/abi/musicCollection'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { describe, expect, test } from 'vitest'
import { seaportAbi } from './abi/seaport.ts'
import { sendProblemText, walletProblem, wouldFail } from './sendWriteProblem.ts'

const textFor = (write: Parameters<typeof wouldFail>[0], text: string) =>
  sendProblemText(wouldFail(write, { kind: 'reason', text }))

describe('a swap that would fail', () => {
  const MOVED =
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.'

  test.each(['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT'])(
    'has the sentence about a moved price for %s',
    (text) => expect(textFor('swap', text)).toBe(MOVED),
  )

  test.each(['UniswapV2: TRANSFER_FAILED', 'UniswapV2Router: INSUFFICIENT_A_AMOUNT', 'No tea today'])(
    'quotes %s, even if its meaning is known',
    (text) =>
      expect(textFor('swap', text)).toBe(
        `The transaction cannot succeed due to error: ${text}. This is probably an issue with one of the tokens you are swapping.`,
      ),
  )
})

/** An error of a library that cannot occur: an address always fits into the length that the factory asks for. */
const NEVER_RAISED: ReadonlySet<string> = new Set(['StringsInsufficientHexLength'])

describe('a write other than a swap that would fail', () => {
  test.each(['addLiquidity', 'removeLiquidity', 'migrateV1'] as const)('%s is reported as a moved price', (write) => {
    for (const side of ['A', 'B'])
      expect(textFor(write, `UniswapV2Router: INSUFFICIENT_${side}_AMOUNT`)).toMatch(
        /^The price moved by more than your slippage tolerance allows\. Nothing was sent\./,
      )
  })

  test('is worded by the meaning of the error', () => {
    const problem = wouldFail('playSong', { kind: 'error', name: 'CostRose', args: [] })
    expect(sendProblemText(problem)).toMatch(/^The price has risen above what you agreed to\. Nothing was sent\./)
  })

  test('every error that a collection, its factory or the market can raise has a sentence, not its name (spec: sending.would-fail)', () => {
    const abis = [musicNftAbi, musicCollectionAbi, musicCollectionFactoryAbi, seaportAbi] as const
    const names = abis
      .flatMap((abi) => abi.flatMap((item) => (item.type === 'error' ? [item.name] : [])))
      .filter((name) => !NEVER_RAISED.has(name))
    expect(names.length).toBeGreaterThan(60)
    const unworded = names.filter((name) => {
      const text = sendProblemText(wouldFail('buyDrop', { kind: 'error', name, args: [] }))
      return text.includes(name) || !/Nothing was sent\.( |$)/.test(text)
    })
    expect(unworded).toEqual([])
  })

  test('quotes an unknown reason, and says so if there is none', () => {
    expect(textFor('stake', 'Cannot stake 0')).toBe('The transaction cannot succeed due to error: Cannot stake 0.')
    expect(sendProblemText(wouldFail('stake', { kind: 'silent' }))).toBe(
      'The transaction cannot succeed due to error: the contract gave no reason.',
    )
  })
})

test('a wallet’s message is quoted, for a swap after "Swap failed"', () => {
  const trouble = { kind: 'other', message: 'out of ink' } as const
  expect(sendProblemText(walletProblem('stake', trouble))).toBe('Your wallet reported: out of ink')
  expect(sendProblemText(walletProblem('swap', trouble))).toBe('Swap failed: out of ink')
})

test('a rejection keeps the kind of write, and has the sentence of a rejection', () => {
  const problem = walletProblem('addLiquidity', { kind: 'rejected', message: '' })
  expect(problem).toEqual({ kind: 'rejected', write: 'addLiquidity' })
  expect(sendProblemText(problem)).toBe('Transaction rejected.')
})
